import { atom, computed, type ReadableAtom } from 'nanostores';
import { assessmentFromProfile, profileFromAnswers } from '#domain/home/codecs.ts';
import { marketCurrency } from '#domain/place.ts';
import type { MediaSlot } from '#domain/questionnaire/answers.ts';
import type { CompleteAnswers } from '#domain/questionnaire/complete-answers.ts';
import { quickResult } from '#domain/questionnaire/packages.ts';
import { mostPaidPerYear } from '#domain/questionnaire/stated-costs.ts';
import type { AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import type { PhotosStore } from '#widgets/shared/photos/photos-store.ts';
import { createFollowUp, type FollowUp } from '#widgets/shared/results/follow-up.ts';
import { type ResultsStore, shownResult } from '#widgets/shared/results/results-store.ts';

const kind = 'questionnaire';

/** The result of the answers, and what follows from it. */
export interface AssessmentStore extends ResultsStore {
  /** Closed by the visitor, unless the page has put something of its own in their place. */
  $isClosed: ReadableAtom<boolean>;
  followUp: FollowUp;
  reopen(): void;
  reset(): void;
}

export function createAssessmentStore(
  context: AssessmentContext,
  uploads: PhotosStore<MediaSlot>['uploads'],
): AssessmentStore {
  const { $answers, $options, emit } = context;
  const $isClosed = atom(false);
  const $result = computed([$answers, $options], (answers, { market }) => quickResult(answers, marketCurrency(market)));
  const $profile = computed([$answers, $options], (answers, { market }) => profileFromAnswers(answers, market));
  const complete = () => $answers.get() as CompleteAnswers;
  const followUp = createFollowUp(context, {
    kind,
    $home: $profile,
    $answers,
    $content: computed([$answers, $profile, $result], (answers, profile, recommendations) => ({
      assessment: assessmentFromProfile(profile, answers),
      recommendations,
      ownsHome: profile.ownsHome?.value,
    })),
    lead: () => ({ kind, answers: complete() }),
    closed: () => void emit('wattnest-close', { kind }),
  });

  return {
    $shown: computed(
      [$answers, $profile, $result, followUp.estimate.$verdict],
      (answers, { ownsHome }, result, verdict) =>
        shownResult(
          result,
          { ...answers, ownsHome: ownsHome?.value },
          mostPaidPerYear(answers.annualEnergyBill),
          verdict,
        ),
    ),
    $isComplete: context.$isCompleted,
    $isClosed,
    followUp,
    connect() {
      const answers = { ...complete(), mediaUploads: uploads() };
      if (context.complete()) emit('wattnest-complete', { kind, answers, result: $result.get() });
      followUp.contact.open();
    },
    emailSummary: followUp.summary.open,
    back: context.review,
    close: () => $isClosed.set(!followUp.contact.isSent() || emit('wattnest-close', { kind })),
    reopen: () => $isClosed.set(false),
    reset() {
      $isClosed.set(false);
      followUp.reset();
    },
  };
}
