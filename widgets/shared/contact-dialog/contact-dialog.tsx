import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { formatNames } from '#domain/format.ts';
import { ConsentBoxes } from '#widgets/shared/contact/consent-boxes.tsx';
import { contactRows } from '#widgets/shared/contact-dialog/contact-form.ts';
import type { ContactStore, LeadReply } from '#widgets/shared/contact-dialog/contact-store.ts';
import { HandOver } from '#widgets/shared/contact-dialog/hand-over.tsx';
import type { PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import { contactDialogTexts } from '#widgets/shared/contact-dialog/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Form } from '#widgets/shared/form/form.tsx';
import { formTexts } from '#widgets/shared/form/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
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
      closeLabel={formTexts[options.language].close}
      onClose={contact.close}
    >
      {isSent ? (
        <Sent contact={contact} reply={sending.value} options={options} />
      ) : (
        <Form form={contact} rows={contactRows} words={texts.contact} options={options}>
          <div className="consent">
            <HandOver partners={partners} options={options} />
            <ConsentBoxes form={contact} options={options} />
          </div>
        </Form>
      )}
    </Dialog>
  );
}

interface SentProps {
  contact: ContactStore;
  reply: LeadReply;
  options: WidgetOptions;
}

function Sent({ contact, reply, options: { language } }: SentProps) {
  const { email } = useStore(contact.$values);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { sent } = contactDialogTexts[language];
  const names = formatNames(
    reply.partners.map(({ name }) => name),
    language,
  );
  return (
    <div className="sent" tabIndex={-1} ref={place}>
      <p>{sent[reply.confirmation](email.trim())}</p>
      <p>{names ? sent[reply.waits ? 'waits' : 'partners'](names) : sent.noPartners}</p>
      <Button onPress={contact.close}>{sent.done}</Button>
    </div>
  );
}
