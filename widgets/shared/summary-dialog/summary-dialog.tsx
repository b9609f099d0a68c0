import { useStore } from '@nanostores/react';
import { contactTexts } from '#widgets/shared/contact/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { AddressForm } from '#widgets/shared/summary-dialog/address-form.tsx';
import { PreviewView } from '#widgets/shared/summary-dialog/preview-view.tsx';
import type { SummaryStore } from '#widgets/shared/summary-dialog/store.ts';
import { SummaryToast } from '#widgets/shared/summary-dialog/summary-toast.tsx';
import { summaryDialogTexts } from '#widgets/shared/summary-dialog/texts/all.ts';
import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';
import { Dialog } from '#widgets/shared/ui/dialog.tsx';

interface SummaryDialogProps {
  summary: SummaryStore;
  options: WidgetOptions;
}

export interface SummaryViewProps extends SummaryDialogProps {
  texts: SummaryDialogTexts;
}

/** Shows the consultation's mail before it goes out, and sends it. */
export function SummaryDialog({ summary, options }: SummaryDialogProps) {
  const isOpen = useStore(summary.$isOpen);
  const view = useStore(summary.$view);
  const texts = summaryDialogTexts[options.language];
  const View = view === 'address' ? AddressForm : PreviewView;
  return (
    <>
      <Dialog
        isOpen={isOpen}
        isWide={view === 'preview'}
        title={texts.title}
        closeLabel={contactTexts[options.language].close}
        onClose={summary.close}
      >
        <View summary={summary} options={options} texts={texts} />
      </Dialog>
      <SummaryToast summary={summary} options={options} texts={texts} />
    </>
  );
}
