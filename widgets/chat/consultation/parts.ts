import { computed, type ReadableAtom } from 'nanostores';
import { answersFromProfile, assessmentFromProfile, profileFromFacts } from '#domain/home/codecs.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { marketCurrency } from '#domain/place.ts';
import { resultOfPotentials } from '#domain/questionnaire/known-result.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';
import {
  type AddressRequest,
  type AddressValues,
  emptyAddress,
  readAddress,
} from '#widgets/shared/contact/address-form.ts';
import { createForm, type FormStore } from '#widgets/shared/form/form-store.ts';
import { createFollowUp, type FollowUp } from '#widgets/shared/results/follow-up.ts';
import { type ResultsStore, shownResult } from '#widgets/shared/results/results-store.ts';

const kind = 'chat' as const;

/** What the views of the later part draw. */
export interface ConsultationParts {
  context: ConsultationContext;
  /** Where the summary may go. */
  email: FormStore<AddressValues>;
  followUp: FollowUp;
  $result: ReadableAtom<QuickResult>;
  results: ResultsStore;
}

export function createParts(context: ConsultationContext): ConsultationParts {
  const { environment, emit, tell, $facts, $tags, $potentials, $isComplete, $options } = context;
  const $result = computed([$facts, $potentials, $options], (facts, potentials, { market }) =>
    resultOfPotentials(potentials, facts, marketCurrency(market)),
  );
  const profileOf = (facts: KnownFacts) => profileFromFacts(facts, marketCurrency($options.get().market));
  const followUp = createFollowUp(context, {
    kind,
    $home: computed([$facts, $options], profileOf),
    $answers: computed([$facts, $options], (facts) => answersFromProfile(profileOf(facts), facts)),
    $content: computed([$facts, $tags, $result], (facts, tags, recommendations) => ({
      kind,
      assessment: assessmentFromProfile(profileOf(facts), { ...facts, ...(tags && { tags }) }),
      recommendations,
      ownsHome: profileOf(facts).ownsHome?.value,
    })),
    lead: () => ({ kind, facts: $facts.get() }),
    place: () => $facts.get().place,
    closed: () => void emit('wattnest-close', { kind }),
  });
  const email = createForm<AddressValues, AddressRequest, void>(environment, {
    empty: () => emptyAddress,
    read: (values) => readAddress(values, false),
    send: async ({ consent, ...contact }) => consent && tell('emailGiven', { ...contact, consent }),
  });
  const results: ResultsStore = {
    $shown: computed([$facts, $result, followUp.estimate.$verdict], (facts, result, verdict) =>
      shownResult(result, { ...facts, ownsHome: profileOf(facts).ownsHome?.value }, facts.energyBill, verdict),
    ),
    $isComplete,
    connect: followUp.contact.open,
    emailSummary: followUp.summary.open,
    back: () => tell('resultsLeft'),
    close: () => tell(followUp.contact.isSent() ? 'resultsClosed' : 'resultsLeft'),
  };
  return { context, email, followUp, $result, results };
}
