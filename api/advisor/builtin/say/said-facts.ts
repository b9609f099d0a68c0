import type { SaidFacts } from '#api/advisor/builtin/say/say-facts.ts';
import type { KnownFacts } from '#domain/chat/chat-facts.ts';
import { profileFromFacts } from '#domain/chat/facts-profile.ts';
import { type Market, marketCurrency } from '#domain/place.ts';

/** What a conversation knows, as it is said back. */
export function saidFacts(facts: KnownFacts, market: Market): SaidFacts {
  return { ...profileFromFacts(facts, marketCurrency(market)), ...(facts.place && { place: facts.place }) };
}
