import { useStore } from '@nanostores/react';
import type { ConsultationParts } from '#widgets/chat/consultation/parts.ts';
import { ContactDialog } from '#widgets/shared/contact-dialog/contact-dialog.tsx';
import { SummaryDialog } from '#widgets/shared/summary-dialog/summary-dialog.tsx';

export function DialogsView({ parts: { context, contact, partners, summary } }: { parts: ConsultationParts }) {
  const options = useStore(context.$options);
  return (
    <>
      <ContactDialog contact={contact} options={options} partners={partners} />
      <SummaryDialog summary={summary} options={options} />
    </>
  );
}
