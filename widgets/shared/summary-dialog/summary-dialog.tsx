import { useStore } from '@nanostores/react';
import { addressRows } from '#widgets/shared/contact/address-form.ts';
import { ConsentBoxes } from '#widgets/shared/contact/consent-boxes.tsx';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Form } from '#widgets/shared/form/form.tsx';
import { sentencesOf } from '#widgets/shared/form/sending-state.tsx';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { OutcomeText, Preview } from '#widgets/shared/summary-dialog/preview.tsx';
import type { SummaryStore } from '#widgets/shared/summary-dialog/summary-store.ts';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import { Dialog } from '#widgets/shared/ui/dialog.tsx';
import { Toast } from '#widgets/shared/ui/toast.tsx';

interface SummaryDialogProps {
  summary: SummaryStore;
  options: WidgetOptions;
}

/** Shows the consultation's mail before it goes out, and sends it. */
export function SummaryDialog({ summary, options }: SummaryDialogProps) {
  const isOpen = useStore(summary.$isOpen);
  const view = useStore(summary.$view);
  const View = view === 'address' ? AddressForm : Preview;
  return (
    <>
      <Dialog
        isOpen={isOpen}
        isWide={view === 'preview'}
        title={summaryDialogTexts[options.language].title}
        closeLabel={formTexts[options.language].close}
        onClose={summary.close}
      >
        <View summary={summary} options={options} />
      </Dialog>
      <SummaryToast summary={summary} options={options} />
    </>
  );
}

function AddressForm({ summary, options }: SummaryDialogProps) {
  const hasConsented = useStore(summary.$hasConsented);
  const { address, cancel } = summaryDialogTexts[options.language];
  return (
    <Form
      form={summary}
      rows={addressRows}
      words={address}
      options={options}
      onSubmit={summary.preview}
      cancel={{ label: cancel, onPress: summary.close }}
    >
      {!hasConsented && (
        <div className="consent">
          <ConsentBoxes form={summary} options={options} />
        </div>
      )}
    </Form>
  );
}

/** How it went, once the dialog is closed; stays until it has been read. */
function SummaryToast({ summary, options }: SummaryDialogProps) {
  const isOpen = useStore(summary.$isOpen);
  const sending = useStore(summary.$sending);
  const messageOf = () => {
    if (isOpen) return undefined;
    if (sending.status === 'done') return <OutcomeText summary={summary} options={options} />;
    if (sending.status !== 'failed') return undefined;
    const { error, failed } = summaryDialogTexts[options.language];
    return (
      <>
        <strong>{error}</strong> {failed}. {sentencesOf(sending.problem, options).detail}
      </>
    );
  };
  return (
    <Toast
      message={messageOf()}
      isError={sending.status === 'failed'}
      closeLabel={formTexts[options.language].close}
      onClose={summary.dismiss}
    />
  );
}
