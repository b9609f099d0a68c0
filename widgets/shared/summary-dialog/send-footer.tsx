import { useStore } from '@nanostores/react';
import { SendingState } from '#widgets/shared/contact/sending-state.tsx';
import { OutcomeText } from '#widgets/shared/summary-dialog/outcome-text.tsx';
import type { SummaryViewProps } from '#widgets/shared/summary-dialog/summary-dialog.tsx';
import { Tick } from '#widgets/shared/summary-dialog/tick.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';

/** How the sending stands, and the two ways on. Stays in sight while the letter is scrolled. */
export function SendFooter({ summary, options, texts }: SummaryViewProps) {
  const sending = useStore(summary.$sending);
  const isWaiting = useStore(summary.$isWaiting);
  const { email } = useStore(summary.$form);
  const isUnderWay = sending.status === 'loading';
  return (
    <footer className="send-footer">
      <SendingState sending={sending} isWaiting={isWaiting} options={options} />
      <p role="status" className="waiting">
        {sending.status === 'done' && <OutcomeText confirmation={sending.value} email={email} texts={texts} />}
      </p>
      <div className="send-actions">
        <Button look="quiet" onPress={summary.close}>
          {texts.cancel}
        </Button>
        <Button busy={isUnderWay || sending.status === 'done'} onPress={summary.send}>
          {isUnderWay && texts.sending}
          {sending.status === 'done' && texts.outcomes[sending.value].button}
          {sending.status === 'done' && sending.value !== 'unsent' && <Tick />}
          {!isUnderWay && sending.status !== 'done' && texts.send}
        </Button>
      </div>
    </footer>
  );
}
