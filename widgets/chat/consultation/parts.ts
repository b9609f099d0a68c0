import { computed, type ReadableAtom } from 'nanostores';
import { answersOfFacts, assessmentOfFacts } from '#domain/chat/chat-assessment.ts';
import type { Consent } from '#domain/contact/consent.ts';
import { marketCurrency } from '#domain/place.ts';
import { resultOfPotentials } from '#domain/questionnaire/known-result.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import type { watchVisit } from '#widgets/shared/api/watch-visit.ts';
import { type AddressValues, emptyAddress, readConsentingAddress } from '#widgets/shared/contact/address-form.ts';
import { type ContactStore, createContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import { createPartnerMatches, type PartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import { createForm, type FormStore } from '#widgets/shared/form/form-store.ts';
import { type ResultsStore, shownResult } from '#widgets/shared/results/results-store.ts';
import { createSummaryStore, type SummaryStore } from '#widgets/shared/summary-dialog/summary-store.ts';

/** What the views of the later part draw. */
export interface ConsultationParts {
  context: ConsultationContext;
  /** Where the summary may go. */
  email: FormStore<AddressValues>;
  contact: ContactStore;
  partners: PartnerMatches;
  summary: SummaryStore;
  $result: ReadableAtom<QuickResult>;
  results: ResultsStore;
}

type VisitSeen = ReturnType<typeof watchVisit>['$visit'];

export function createParts(context: ConsultationContext, client: ApiClient, $visit: VisitSeen): ConsultationParts {
  const { environment, emit, tell, $facts, $potentials, $isComplete, $options } = context;
  const $result = computed([$facts, $potentials, $options], (facts, potentials, { market }) =>
    resultOfPotentials(potentials, facts, marketCurrency(market)),
  );
  const partners = createPartnerMatches(context, client, $visit, computed($facts, answersOfFacts));
  const contact = createContactStore(context, client, partners, {
    lead: () => ({ kind: 'chat', facts: $facts.get() }),
    place: () => $facts.get().place,
    closed: () => void ($isComplete.get() && emit('wattnest-close', { kind: 'chat' })),
  });
  const $content = computed([$facts, $result], (facts, recommendations) => ({
    kind: 'chat' as const,
    assessment: assessmentOfFacts(facts),
    recommendations,
  }));
  const summary = createSummaryStore(context, client, $content, partners.$pagePartner);
  const email = createForm<AddressValues, { name: string; email: string; consent: Consent }, void>(environment, {
    empty: () => emptyAddress,
    read: readConsentingAddress,
    send: async (contact) => tell('emailGiven', contact),
  });
  const results: ResultsStore = {
    $shown: computed($result, shownResult),
    $isComplete,
    connect: contact.open,
    emailSummary: summary.open,
    back: () => tell('resultsLeft', undefined),
    close: () => tell('resultsClosed', undefined),
  };
  return { context, email, contact, partners, summary, $result, results };
}
