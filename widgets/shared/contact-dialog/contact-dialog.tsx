import { useStore } from '@nanostores/react';
import { contactTexts } from '#widgets/shared/contact/texts/all.ts';
import { ContactFormView } from '#widgets/shared/contact-dialog/contact-form-view.tsx';
import type { ContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import type { PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import { SentView } from '#widgets/shared/contact-dialog/sent-view.tsx';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Dialog } from '#widgets/shared/ui/dialog.tsx';

interface ContactDialogProps {
  contact: ContactStore;
  options: WidgetOptions;
  partners: PartnerMatches;
}

export function ContactDialog({ contact, options, partners }: ContactDialogProps) {
  const isOpen = useStore(contact.$isOpen);
  const sending = useStore(contact.$sending);
  const isSent = sending.status === 'done';
  const texts = contactDialogTexts[options.language];
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
