import { useStore } from '@nanostores/react';
import { ContactFormView } from '#widgets/questionnaire/assessment/contact/contact-form-view.tsx';
import type { ContactStore } from '#widgets/questionnaire/assessment/contact/contact-store.ts';
import type { PartnerMatches } from '#widgets/questionnaire/assessment/contact/partner-matches.ts';
import { SentView } from '#widgets/questionnaire/assessment/contact/sent-view.tsx';
import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';
import { contactTexts } from '#widgets/shared/contact/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Dialog } from '#widgets/shared/ui/dialog.tsx';

interface ContactDialogProps {
  contact: ContactStore;
  options: WidgetOptions;
  texts: AssessmentTexts;
  partners: PartnerMatches;
}

export function ContactDialog({ contact, options, texts, partners }: ContactDialogProps) {
  const isOpen = useStore(contact.$isOpen);
  const sending = useStore(contact.$sending);
  const isSent = sending.status === 'done';
  return (
    <Dialog
      isOpen={isOpen}
      title={isSent ? texts.sent.title : texts.contact.title}
      closeLabel={contactTexts[options.language].close}
      onClose={contact.close}
    >
      {isSent ? (
        <SentView contact={contact} reply={sending.value} options={options} texts={texts} />
      ) : (
        <ContactFormView contact={contact} options={options} texts={texts} partners={partners} />
      )}
    </Dialog>
  );
}
