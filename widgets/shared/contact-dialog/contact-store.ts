import { atom, type ReadableAtom } from 'nanostores';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { createLead, type LeadSubject } from '#domain/contract/leads.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import { keepContact, readContact } from '#widgets/shared/contact/contact-memory.ts';
import {
  type ContactRequest,
  type ContactValues,
  emptyContact,
  readContactForm,
} from '#widgets/shared/contact-dialog/contact-form.ts';
import { named, type PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import { createForm, type FormStore } from '#widgets/shared/form/form-store.ts';

export type LeadReply = ReplyOf<typeof createLead>;

/** What the request is about, in the widget's own words. */
export interface ContactSubject {
  lead(): LeadSubject;
  /** Where the home is, if the person has said so. */
  place?(): string | undefined;
  /** The dialog was closed after its request had gone out. */
  closed(): void;
}

export interface ContactStore extends FormStore<ContactValues, LeadReply> {
  $isOpen: ReadableAtom<boolean>;
  /** Partners were asked. */
  isSent(): boolean;
  open(): void;
  close(): void;
}

/** The dialog that asks installation partners for offers. */
export function createContactStore(
  { environment, $options, emit }: Pick<WidgetContext, 'environment' | '$options' | 'emit'>,
  client: Pick<ApiClient, 'submit'>,
  partners: PartnerMatches,
  subject: ContactSubject,
): ContactStore {
  const { memory } = environment;
  const $isOpen = atom(false);
  const form = createForm<ContactValues, ContactRequest, LeadReply>(environment, {
    empty: () => ({ ...emptyContact, ...readContact(memory) }),
    read: readContactForm,
    send(request, { keyOf, waiting }) {
      const { language, market } = $options.get();
      const body = { ...subject.lead(), language, market, ...request, ...named(partners) };
      return client.submit(createLead, { body, idempotencyKey: keyOf(body) }, waiting);
    },
    done({ leadId }, { contact }) {
      keepContact(memory, contact);
      emit('wattnest-lead', { leadId });
    },
    failed({ code }, fields, { contact }) {
      if (fields.includes('partnerIds')) partners.lookAnew(contact.place);
      emit('wattnest-error', { code });
    },
  });
  const isSent = () => form.$sending.get().status === 'done';
  form.$values.listen(({ place }, before) => place !== before?.place && partners.look(place));

  return {
    ...form,
    $isOpen,
    open() {
      const { name, email, place } = form.$values.get();
      const home = place || (subject.place?.() ?? '');
      partners.look(home, 0);
      form.fill({ ...(!name && !email && readContact(memory)), ...(home !== place && { place: home }) });
      $isOpen.set(true);
    },
    close() {
      if (!$isOpen.get()) return;
      $isOpen.set(false);
      if (isSent()) subject.closed();
    },
    isSent,
    reset() {
      $isOpen.set(false);
      form.reset();
    },
  };
}
