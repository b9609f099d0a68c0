import { computed } from 'nanostores';
import { answersFromProfile, profileFromFacts } from '#domain/home/codecs.ts';
import { marketCurrency } from '#domain/place.ts';
import { chatSummary } from '#widgets/chat/consultation/chat-summary.ts';
import { createEmailStore } from '#widgets/chat/consultation/email-store.ts';
import type { ConsultationParts } from '#widgets/chat/consultation/parts.ts';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import type { watchVisit } from '#widgets/shared/api/watch-visit.ts';
import { createContactStore } from '#widgets/shared/contact-dialog/contact-store.ts';
import { createPartnerMatches } from '#widgets/shared/contact-dialog/partner-matches.ts';
import { createSummaryStore } from '#widgets/shared/summary-dialog/store.ts';

type VisitSeen = ReturnType<typeof watchVisit>['$visit'];

export function createParts(context: ConsultationContext, client: ApiClient, $visit: VisitSeen): ConsultationParts {
  const { store, emit } = context;
  const { $facts, $isComplete } = store;
  const partners = createPartnerMatches(
    context,
    client,
    $visit,
    computed([$facts, context.$options], (facts, { market }) =>
      answersFromProfile(profileFromFacts(facts, marketCurrency(market)), facts),
    ),
  );
  const contact = createContactStore(context, client, partners, {
    lead: () => ({ kind: 'chat', facts: $facts.get() }),
    place: () => $facts.get().place,
    closed: () => void ($isComplete.get() && emit('wattnest-close', { kind: 'chat' })),
  });
  const summary = createSummaryStore(context, client, chatSummary(context), partners.$pagePartner);
  return { context, email: createEmailStore(context), contact, partners, summary };
}
