import { confirmAddress } from '#domain/contract/summary.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface ConfirmAddressProps {
  token: string;
  isConfirmed: boolean;
  onConfirmed: () => void;
}

/** Asks whose address it is, until somebody has said so; thanks once, right after that. */
export function ConfirmAddress({ token, isConfirmed, onConfirmed }: ConfirmAddressProps) {
  const { confirm, used } = useSummaryTexts().summary;
  const { state, run } = useAction(confirmAddress, onConfirmed);
  const isSending = state.status === 'loading';
  const isDone = state.status === 'done';
  if (isConfirmed && !isDone) return null;
  return (
    <section className="band" aria-labelledby="confirm-title">
      {!isDone && (
        <>
          <h2 id="confirm-title">{confirm.heading}</h2>
          <p>{confirm.text}</p>
          <div className="band-actions">
            <button
              type="button"
              className="button"
              aria-disabled={isSending}
              onClick={() => run({ parameters: { token }, body: {} })}
            >
              {isSending ? confirm.sending : confirm.button}
            </button>
          </div>
        </>
      )}
      <CallStatus state={state} done={confirm.done} unknown={used} />
    </section>
  );
}
