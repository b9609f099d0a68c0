import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#domain/contract/client.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { createLead, type LeadSubject } from '#domain/contract/leads.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import { createAttemptKeys } from '#widgets/shared/contact/attempt-keys.ts';
import { keepContact, readContact } from '#widgets/shared/contact/contact-memory.ts';
import { type SendingProblem, sendingProblem } from '#widgets/shared/contact/sending-problem.ts';
import {
  type ContactForm,
  type ContactRequest,
  emptyForm,
  type FormField,
  type RefusedField,
  readForm,
  refusedFields,
} from '#widgets/shared/contact-dialog/contact-form.ts';
import { named, type PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/define-widget.ts';
import { done, failed, idle, loading, type RemoteState } from '#widgets/shared/remote-state.ts';

export type LeadReply = ReplyOf<typeof createLead>;

/** What the request is about, in the widget's own words. */
export interface ContactSubject {
  lead(): LeadSubject;
  /** Where the home is, if the person has said so. */
  place?(): string | undefined;
  /** The dialog was closed. */
  closed(): void;
}

export interface ContactStore {
  $isOpen: ReadableAtom<boolean>;
  $form: ReadableAtom<ContactForm>;
  $refused: ReadableAtom<readonly RefusedField[]>;
  /** Counts refusals, so that the view can lead to the first wrong field each time. */
  $refusals: ReadableAtom<number>;
  $sending: ReadableAtom<RemoteState<LeadReply, SendingProblem>>;
  /** True while a submitted request waits for the connection. */
  $isWaiting: ReadableAtom<boolean>;
  open(): void;
  close(): void;
  fill<Field extends FormField>(field: Field, value: ContactForm[Field]): void;
  submit(): Promise<void>;
  reset(): void;
}

export function createContactStore(
  { environment, $options, emit }: Pick<WidgetContext, 'environment' | '$options' | 'emit'>,
  client: ApiClient,
  partners: PartnerMatches,
  subject: ContactSubject,
): ContactStore {
  const filled = () => ({ ...emptyForm, ...readContact(environment.memory) });
  const $isOpen = atom(false);
  const $form = atom<ContactForm>(filled());
  const $refused = atom<readonly RefusedField[]>([]);
  const $refusals = atom(0);
  const $sending = atom<RemoteState<LeadReply, SendingProblem>>(idle);
  const $isWaiting = atom(false);
  const attempts = createAttemptKeys(environment);

  const bodyOf = (request: ContactRequest) => {
    const { language, market } = $options.get();
    return { ...subject.lead(), language, market, ...request, ...named(partners) };
  };

  function refuse(fields: readonly RefusedField[]) {
    $refused.set(fields);
    if (fields.length > 0) $refusals.set($refusals.get() + 1);
  }

  /** The visit was not shown the partners that the request named: they are looked for anew, to be agreed to. */
  function nameAnew({ contact }: ContactRequest) {
    partners.look('', 0);
    partners.look(contact.place, 0);
  }

  async function send(request: ContactRequest) {
    $sending.set(loading);
    const body = bodyOf(request);
    try {
      const input = { body, idempotencyKey: attempts.keyOf(body) };
      const reply = await client.submit(createLead, input, () => $isWaiting.set(true));
      keepContact(environment.memory, request.contact);
      $sending.set(done(reply));
      emit('wattnest-lead', { leadId: reply.leadId });
    } catch (error) {
      const problem = sendingProblem(error);
      $sending.set(failed(problem));
      const fields = error instanceof ApiError ? (error.problem?.fields ?? []) : [];
      refuse(refusedFields(fields));
      if (fields.some(({ path }) => path === 'partnerIds')) nameAnew(request);
      emit('wattnest-error', { code: problem.code });
    } finally {
      $isWaiting.set(false);
    }
  }

  return {
    $isOpen,
    $form,
    $refused,
    $refusals,
    $sending,
    $isWaiting,
    open() {
      const { name, email, place } = $form.get();
      if (!name && !email) $form.set({ ...$form.get(), ...readContact(environment.memory) });
      if (!place) $form.set({ ...$form.get(), place: subject.place?.() ?? '' });
      $isOpen.set(true);
      partners.look($form.get().place, 0);
    },
    close() {
      if (!$isOpen.get()) return;
      $isOpen.set(false);
      subject.closed();
    },
    fill(field, value) {
      const form = { ...$form.get(), [field]: value };
      $form.set(form);
      if (field === 'place') partners.look(form.place);
      $refused.set($refused.get().filter((it) => it !== field));
    },
    async submit() {
      if ($sending.get().status === 'loading') return;
      const read = readForm($form.get());
      if ('refused' in read) return refuse(read.refused);
      refuse([]);
      await send(read.request);
    },
    reset() {
      $isOpen.set(false);
      $form.set(filled());
      $refused.set([]);
      $sending.set(idle);
      attempts.forget();
      partners.look('', 0);
    },
  };
}
