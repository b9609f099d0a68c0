import type { ChatFacts, KnownFacts } from '#domain/chat/chat-facts.ts';

/** What is known after a message; a later word replaces an earlier one. */
export function withFacts(known: KnownFacts, learnt: ChatFacts): KnownFacts {
  const merged = Object.entries({ ...known, ...learnt }).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(merged) as KnownFacts;
}
