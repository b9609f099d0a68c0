import { computed, type ReadableAtom } from 'nanostores';
import { assessmentFromProfile, profileFromFacts } from '#domain/home/codecs.ts';
import { marketCurrency } from '#domain/place.ts';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';
import type { SummaryContent } from '#widgets/shared/summary-dialog/store.ts';

/** What the chat has learnt, as a summary takes it. */
export function chatSummary({ store, $options }: ConsultationContext): ReadableAtom<SummaryContent> {
  return computed([store.$facts, $options], (facts, { language, market }) => ({
    kind: 'chat' as const,
    assessment: assessmentFromProfile(profileFromFacts(facts, marketCurrency(market)), facts),
    recommendations: knownResult(facts, marketCurrency(market)),
    language,
    market,
  }));
}
