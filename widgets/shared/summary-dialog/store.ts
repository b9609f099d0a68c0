import { atom, computed, type ReadableAtom } from 'nanostores';
import { ApiError } from '#domain/contract/client.ts';
import type { Confirmation } from '#domain/contract/leads.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import type { Language, Market } from '#domain/place.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';
import { CLOSE_AFTER_SENT_MS } from '#domain/summary/summary-dialog.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';
import { createAttemptKeys } from '#widgets/shared/contact/attempt-keys.ts';
import { keepContact, readContact } from '#widgets/shared/contact/contact-memory.ts';
import { type SendingProblem, sendingProblem } from '#widgets/shared/contact/sending-problem.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/define-widget.ts';
import { done, failed, idle, loading, type RemoteState } from '#widgets/shared/remote-state.ts';
import {
  emptyForm,
  type RefusedField,
  readForm,
  refusedFields,
  type SummaryForm,
  type SummaryRequest,
} from '#widgets/shared/summary-dialog/summary-form.ts';

type PagePartner = Pick<NonNullable<Visit['partner']>, 'name'>;

/** What is to be sent. */
export interface SummaryContent {
  /** After a chat, whose unknown potentials stay unknown. */
  kind?: 'chat';
  assessment: SummaryAssessment;
  recommendations: QuickResult;
  language: Language;
  market: Market;
}

export interface SummaryStore {
  $content: ReadableAtom<SummaryContent>;
  /** The company on whose page this is, once the visit has told. */
  $pagePartner: ReadableAtom<PagePartner | undefined>;
  $isOpen: ReadableAtom<boolean>;
  /** First where to send it, unless the tab knows; then what will be sent. */
  $view: ReadableAtom<'address' | 'preview'>;
  $form: ReadableAtom<SummaryForm>;
  /** The address has agreed to our terms in this tab. */
  $hasConsented: ReadableAtom<boolean>;
  $refused: ReadableAtom<readonly RefusedField[]>;
  /** Counts refusals, so that the view can lead to the first wrong field each time. */
  $refusals: ReadableAtom<number>;
  $sending: ReadableAtom<RemoteState<Confirmation, SendingProblem>>;
  /** True while what was sent waits for the connection. */
  $isWaiting: ReadableAtom<boolean>;
  /** Also asks whose page this is, for the preview, unless that is known. */
  open(): void;
  /** What is under way goes on. */
  close(): void;
  fill<Field extends keyof SummaryForm>(field: Field, value: SummaryForm[Field]): void;
  preview(): void;
  changeAddress(): void;
  send(): Promise<void>;
  /** The person has read how it went. */
  dismiss(): void;
  reset(): void;
}

type Surroundings = Pick<WidgetContext, 'environment' | 'emit'>;

/** Where a summary goes, whether it may, and how the sending stands. */
export function createSummaryStore(
  { environment, emit }: Surroundings,
  client: Pick<ApiClient, 'submit' | 'visit'>,
  $content: ReadableAtom<SummaryContent>,
  $pagePartner: ReadableAtom<PagePartner | undefined>,
): SummaryStore {
  const $isOpen = atom(false);
  const $view = atom<'address' | 'preview'>('address');
  const $form = atom<SummaryForm>(emptyForm);
  const $refused = atom<readonly RefusedField[]>([]);
  const $refusals = atom(0);
  const $sending = atom<RemoteState<Confirmation, SendingProblem>>(idle);
  const $isWaiting = atom(false);
  const attempts = createAttemptKeys(environment);
  let cancelClosing = () => {};
  let round = 0;

  const $hasConsented = computed($form, ({ email }) => readContact(environment.memory)?.email === email.trim());
  const readRequest = () => readForm($form.get(), $hasConsented.get());

  function refuse(fields: readonly RefusedField[]) {
    $refused.set(fields);
    if (fields.length === 0) return;
    $view.set('address');
    $refusals.set($refusals.get() + 1);
  }

  function close() {
    cancelClosing();
    $isOpen.set(false);
  }

  async function deliver(request: SummaryRequest) {
    const mine = round;
    const body = { ...$content.get(), ...request };
    const input = { body, idempotencyKey: attempts.keyOf(body) };
    $sending.set(loading);
    try {
      const { confirmation } = await client.submit(sendSummary, input, () => $isWaiting.set(mine === round));
      if (mine !== round) return;
      keepContact(environment.memory, request);
      $sending.set(done(confirmation));
      cancelClosing = environment.after(CLOSE_AFTER_SENT_MS, close);
    } catch (error) {
      if (mine === round) fail(error);
    } finally {
      if (mine === round) $isWaiting.set(false);
    }
  }

  function fail(error: unknown) {
    const problem = sendingProblem(error);
    $sending.set(failed(problem));
    if (error instanceof ApiError) refuse(refusedFields(error.problem?.fields ?? []));
    emit('wattnest-error', { code: problem.code });
  }

  return {
    $content,
    $pagePartner,
    $isOpen,
    $view,
    $form,
    $hasConsented,
    $refused,
    $refusals,
    $sending,
    $isWaiting,
    open() {
      const known = readContact(environment.memory);
      const form = $form.get();
      $form.set(form.email === '' ? { ...form, ...known } : { ...form });
      if ($sending.get().status === 'done') $sending.set(idle);
      $view.set('request' in readRequest() ? 'preview' : 'address');
      $isOpen.set(true);
      client.visit().catch(() => undefined);
    },
    close,
    fill(field, value) {
      $form.set({ ...$form.get(), [field]: value });
      $refused.set($refused.get().filter((it) => it !== field));
    },
    preview() {
      const read = readRequest();
      refuse('refused' in read ? read.refused : []);
      if ('request' in read) $view.set('preview');
    },
    changeAddress: () => $view.set('address'),
    async send() {
      const { status } = $sending.get();
      if (status === 'loading' || status === 'done') return;
      const read = readRequest();
      if ('refused' in read) return refuse(read.refused);
      await deliver(read.request);
    },
    dismiss() {
      if ($sending.get().status !== 'loading') $sending.set(idle);
    },
    reset() {
      round += 1;
      close();
      $isWaiting.set(false);
      $form.set(emptyForm);
      $refused.set([]);
      $sending.set(idle);
      attempts.forget();
    },
  };
}
