import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import type { Language } from '#domain/place.ts';
import type { ChatCase, ChatFacts } from '#tests/chat-corpus/chat-case.ts';

/** The corpus chose its years of installation to hold until the end of 2027. */
const YEAR = 2026;

/** What a case teaches, of the facts that the corpus knows: what a bill is for has a table of its own (`bill.test.ts`). */
export function factsRead({ text, market, asked }: ChatCase, language: Language): Partial<ChatFacts> {
  const { energyBillCovers: _, ...facts } = extractFacts(text, { language, market, asked, year: YEAR });
  return facts as Partial<ChatFacts>;
}
