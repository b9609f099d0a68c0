import { useId } from 'react';
import { type Consultation, confirmRequest, refuseRequest } from '#domain/contract/summary.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface AnswerRequestProps {
  token: string;
  consultation: Consultation;
  refresh: () => Promise<void>;
}

/** Asks whether the reader made this request, until they have said so; thanks once, right after that. */
export function AnswerRequest({ token, consultation, refresh }: AnswerRequestProps) {
  const { confirm, used } = useSummaryTexts().summary;
  const id = useId();
  const yes = useAction(confirmRequest, refresh);
  const no = useAction(refuseRequest, refresh);
  const isBusy = [yes, no].some(({ state }) => state.status === 'loading');
  const isOpen = !consultation.confirmedAt && !consultation.withdrawnAt;
  const answered = [yes, no].find(({ state }) => state.status !== 'idle');
  if (!isOpen && answered?.state.status !== 'done') return null;
  const answer = ({ run }: typeof yes | typeof no) => {
    if (!isBusy) run({ parameters: { token, requestId: consultation.id }, body: {} });
  };
  return (
    <section className="band" aria-labelledby={id}>
      <h3 id={id} className={isOpen ? undefined : 'visually-hidden'}>
        {confirm.heading}
      </h3>
      {isOpen && (
        <>
          <p>{confirm.text}</p>
          <div className="band-actions">
            <button type="button" className="button" aria-disabled={isBusy} onClick={() => answer(yes)}>
              {yes.state.status === 'loading' ? confirm.sending : confirm.button}
            </button>
            <button type="button" className="button ghost" aria-disabled={isBusy} onClick={() => answer(no)}>
              {no.state.status === 'loading' ? confirm.refusing : confirm.refuse}
            </button>
          </div>
        </>
      )}
      <CallStatus
        state={(answered ?? yes).state}
        done={answered === no ? confirm.refused : confirm.done}
        unknown={used}
      />
    </section>
  );
}
