import { atom, computed, type ReadableAtom } from 'nanostores';
import { marketCurrency } from '#domain/place.ts';
import type { CompleteAnswers } from '#domain/questionnaire/complete-answers.ts';
import { quickResult } from '#domain/questionnaire/packages.ts';
import { assessmentFromAnswers } from '#domain/summary/summary-assessment.ts';
import type { PhotosStore } from '#widgets/questionnaire/assessment/photos/photos-store.ts';
import type { AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';
import { type ContactStore, createContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import { createPartnerMatches, type PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import { type ResultsStore, shownResult } from '#widgets/shared/results/results-store.ts';
import { createSummaryStore, type SummaryStore } from '#widgets/shared/summary-dialog/summary-store.ts';

const kind = 'questionnaire';

/** The result of the answers, and what follows from it. */
export interface AssessmentStore extends ResultsStore {
  /** Closed by the visitor, unless the page has put something of its own in their place. */
  $isClosed: ReadableAtom<boolean>;
  contact: ContactStore;
  partners: PartnerMatches;
  summary: SummaryStore;
  reopen(): void;
  reset(): void;
}

export function createAssessmentStore(
  context: AssessmentContext,
  client: ApiClient,
  $visit: ReadableAtom<Visit | undefined>,
  photos: Pick<PhotosStore, 'uploads'>,
): AssessmentStore {
  const { $answers, $options, emit } = context;
  const $isClosed = atom(false);
  const $result = computed([$answers, $options], (answers, { market }) => quickResult(answers, marketCurrency(market)));
  const partners = createPartnerMatches(context, client, $visit, $answers);
  const contact = createContactStore(context, client, partners, {
    lead: () => ({ kind, answers: $answers.get() as CompleteAnswers }),
    closed: () => void emit('wattnest-close', { kind }),
  });
  const $content = computed([$answers, $result], (answers, recommendations) => ({
    assessment: assessmentFromAnswers(answers),
    recommendations,
  }));
  const summary = createSummaryStore(context, client, $content, partners.$pagePartner);

  return {
    $shown: computed($result, shownResult),
    $isComplete: context.$isCompleted,
    $isClosed,
    contact,
    partners,
    summary,
    connect() {
      const answers = { ...$answers.get(), mediaUploads: photos.uploads() };
      if (context.complete()) emit('wattnest-complete', { kind, answers, result: $result.get() });
      contact.open();
    },
    emailSummary: summary.open,
    back: context.review,
    close: () => $isClosed.set(emit('wattnest-close', { kind })),
    reopen: () => $isClosed.set(false),
    reset() {
      $isClosed.set(false);
      contact.reset();
      summary.reset();
    },
  };
}
