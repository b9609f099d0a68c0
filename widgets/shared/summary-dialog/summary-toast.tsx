import { useStore } from '@nanostores/react';
import { sentencesOf } from '#widgets/shared/contact/sending-state.tsx';
import { contactTexts } from '#widgets/shared/contact/texts/all.ts';
import { OutcomeText } from '#widgets/shared/summary-dialog/outcome-text.tsx';
import type { SummaryViewProps } from '#widgets/shared/summary-dialog/summary-dialog.tsx';
import { Toast } from '#widgets/shared/ui/toast.tsx';

/** How it went, once the dialog is closed; stays until it has been read. */
export function SummaryToast({ summary, options, texts }: SummaryViewProps) {
  const isOpen = useStore(summary.$isOpen);
  const sending = useStore(summary.$sending);
  const { email } = useStore(summary.$form);
  const messageOf = () => {
    if (isOpen) return undefined;
    if (sending.status === 'done') return <OutcomeText confirmation={sending.value} email={email} texts={texts} />;
    if (sending.status !== 'failed') return undefined;
    const { detail } = sentencesOf(sending.problem, options);
    return (
      <>
        <strong>{texts.error}</strong> {texts.failed}. {detail}
      </>
    );
  };
  return <Toast message={messageOf()} closeLabel={contactTexts[options.language].close} onClose={summary.dismiss} />;
}
