import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { formatNames } from '#domain/format.ts';
import type { ContactStore, LeadReply } from '#widgets/shared/contact-dialog/contact-store.ts';
import type { ContactDialogTexts } from '#widgets/shared/contact-dialog/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Button } from '#widgets/shared/ui/button.tsx';

interface SentViewProps {
  contact: ContactStore;
  reply: LeadReply;
  options: WidgetOptions;
  texts: ContactDialogTexts;
}

export function SentView({ contact, reply, options: { language }, texts }: SentViewProps) {
  const { email } = useStore(contact.$form);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const names = formatNames(
    reply.partners.map(({ name }) => name),
    language,
  );
  return (
    <div className="sent" tabIndex={-1} ref={place}>
      <p>{texts.sent[reply.confirmation](email.trim())}</p>
      <p>{names ? texts.sent[reply.waits ? 'waits' : 'partners'](names) : texts.sent.noPartners}</p>
      <Button onPress={contact.close}>{texts.sent.done}</Button>
    </div>
  );
}
