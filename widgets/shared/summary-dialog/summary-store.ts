import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Consent } from '#domain/contact/consent.ts';
import type { Confirmation } from '#domain/contract/leads.ts';
import { sendSummary } from '#domain/contract/summary-mail.ts';
import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import type { Language } from '#domain/place.ts';
import { potentialsOf, type QuickResult } from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import { ratedPotentials } from '#domain/questionnaire/recommendation.ts';
import type { CheckAnswers } from '#domain/strategy-check/answers.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';
import { CLOSE_AFTER_SENT_MS } from '#domain/summary/summary-dialog.ts';
import type { Block, Fact, Letter } from '#texts/mail/letter.ts';
import { summaryLetter } from '#texts/mail/summary-letter.ts';
import { summaryLetterTexts } from '#texts/mail/summary-letter-texts.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import {
  type AddressRequest,
  type AddressValues,
  emptyAddress,
  readAddress,
} from '#widgets/shared/contact/address-form.ts';
import { keepContact, readContact } from '#widgets/shared/contact/contact-memory.ts';
import type { PagePartner } from '#widgets/shared/contact-dialog/partner-matches.ts';
import type { WidgetContext } from '#widgets/shared/define-widget/widget.ts';
import { createForm, type FormStore } from '#widgets/shared/form/form-store.ts';
import { resultTexts } from '#widgets/shared/results/texts/all.ts';

/** What is to be sent of a questionnaire or a chat. */
interface QuickContent {
  /** After a chat, whose unknown potentials stay unknown. */
  kind?: 'chat';
  assessment: SummaryAssessment;
  recommendations: QuickResult;
  /** Not sent: the server knows it by itself. */
  ownsHome: boolean | undefined;
}

/** What is to be sent of a strategy check; the rest is what the server will write of it. */
interface CheckContent {
  check: CheckAnswers;
  assessment: SummaryAssessment;
  potentials: Partial<Potentials>;
  headline: string | undefined;
  strategy: readonly Block[];
  providers: readonly Block[];
  /** In place of the assessment's answers. */
  details: readonly Fact[];
}

export type SummaryContent = QuickContent | CheckContent;

function sentOf(content: SummaryContent) {
  if ('check' in content) return { check: content.check };
  const { ownsHome: _, ...sent } = content;
  return sent;
}

/** What the quick rules or a check have found. */
function foundIn(content: SummaryContent) {
  if ('check' in content) return { ...content, ownsHome: content.check.ownership === 'own', result: null };
  const { recommendations: result } = content;
  return { ...content, result, potentials: potentialsOf(result), strategy: [], providers: [], headline: undefined };
}

/** What a detailed estimate has calculated, the mail tells in full and the preview names. */
function figuresOf(content: SummaryContent, verdict: EstimateVerdict | undefined, language: Language) {
  const { assessment, ownsHome, result, potentials, strategy, providers, headline } = foundIn(content);
  const blocks = [{ kind: 'paragraph' as const, text: resultTexts[language].calculated }];
  return {
    home: { assessment, ownsHome, result: verdict ? null : result },
    potentials: ratedPotentials(potentials, verdict),
    providers,
    ...(verdict ? { estimate: { verdict, blocks } } : { strategy, headline }),
  };
}

export interface SummaryStore extends FormStore<AddressValues, Confirmation> {
  $content: ReadableAtom<SummaryContent>;
  /** The letter as the server will write it. */
  $letter: ReadableAtom<Letter>;
  $isOpen: ReadableAtom<boolean>;
  /** First where to send it, unless the tab knows; then what will be sent. */
  $view: ReadableAtom<'address' | 'preview'>;
  /** The address has agreed to our terms in this tab. */
  $hasConsented: ReadableAtom<boolean>;
  /** Also asks whose page this is, for the preview, unless that is known. */
  open(): void;
  /** What is under way goes on. */
  close(): void;
  preview(): void;
  changeAddress(): void;
}

interface SummarySubject {
  $content: ReadableAtom<SummaryContent>;
  $pagePartner: ReadableAtom<PagePartner | undefined>;
  /** Of the detailed estimate, once it is answered. */
  $verdict: ReadableAtom<EstimateVerdict | undefined>;
}

/** Where a summary goes, whether it may, and how the sending stands. `earlierConsent`: given in this tab, and not told to the server yet. */
export function createSummaryStore(
  { environment, $options, emit }: Pick<WidgetContext, 'environment' | '$options' | 'emit'>,
  client: Pick<ApiClient, 'submit' | 'visit'>,
  { $content, $pagePartner, $verdict }: SummarySubject,
  earlierConsent: () => Consent | undefined = () => undefined,
): SummaryStore {
  const { memory } = environment;
  const $isOpen = atom(false);
  const $view = atom<'address' | 'preview'>('address');
  let cancelClosing = () => {};

  const isKnown = (email: string) => readContact(memory)?.email === email.trim();
  const read = (values: AddressValues) => readAddress(values, isKnown(values.email));

  const form = createForm<AddressValues, AddressRequest, Confirmation>(environment, {
    empty: () => emptyAddress,
    read,
    async send(request, { keyOf, waiting }) {
      const { language, market } = $options.get();
      const consent = request.consent ?? earlierConsent();
      const body = { ...sentOf($content.get()), language, market, ...request, ...(consent && { consent }) };
      return (await client.submit(sendSummary, { body, idempotencyKey: keyOf(body) }, waiting)).confirmation;
    },
    done(_, request) {
      keepContact(memory, request);
      cancelClosing = environment.after(CLOSE_AFTER_SENT_MS, close);
    },
    failed: ({ code }) => void emit('wattnest-error', { code }),
  });
  const { $values } = form;
  form.$refusals.listen(() => $view.set('address'));

  function close() {
    cancelClosing();
    $isOpen.set(false);
  }

  return {
    ...form,
    $content,
    $letter: computed(
      [$content, $verdict, $values, $pagePartner, $options],
      (content, verdict, { name }, partner, locale) => {
        const figures = figuresOf(content, verdict, locale.language);
        const facts = { ...figures, name, pagePartner: partner?.name ?? null, partners: null, links: null };
        return summaryLetter(facts, summaryLetterTexts(locale.language), locale);
      },
    ),
    $isOpen,
    $view,
    $hasConsented: computed($values, ({ email }) => isKnown(email)),
    open() {
      form.fill($values.get().email ? {} : { ...readContact(memory) });
      if (form.$sending.get().status === 'done') form.dismiss();
      $view.set(read($values.get()).success ? 'preview' : 'address');
      $isOpen.set(true);
      client.visit().catch(() => undefined);
    },
    close,
    preview() {
      if (form.check()) $view.set('preview');
    },
    changeAddress: () => $view.set('address'),
    reset() {
      close();
      form.reset();
    },
  };
}
