import { useState } from 'react';
import { withdrawLead } from '#domain/contract/person.ts';
import { formatNames } from '#domain/format.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface WithdrawRequestProps {
  token: string;
  leadId: string;
  partners: readonly string[];
  onWithdrawn: () => void;
}

export function WithdrawRequest({ token, leadId, partners, onWithdrawn }: WithdrawRequestProps) {
  const { language } = useNavigation().address;
  const { withdraw, keep, used } = useSummaryTexts().summary;
  const [isAsking, setIsAsking] = useState(false);
  const { state, run } = useAction(withdrawLead, () => {
    setIsAsking(false);
    onWithdrawn();
  });
  const isBusy = state.status === 'loading';
  return (
    <>
      <button type="button" className="button ghost small withdraw" onClick={() => setIsAsking(true)}>
        {withdraw.button}
      </button>
      <QuestionDialog
        isOpen={isAsking}
        title={withdraw.title}
        confirm={isBusy ? withdraw.busy : withdraw.confirm}
        keep={keep}
        isBusy={isBusy}
        onConfirm={() => run({ parameters: { token, leadId }, body: {} })}
        onClose={() => setIsAsking(false)}
      >
        <p>{partners.length > 0 ? withdraw.text(formatNames(partners, language)) : withdraw.textWithoutPartners}</p>
        <CallStatus state={state} unknown={used} />
      </QuestionDialog>
    </>
  );
}
