import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import type { Language } from '#domain/place.ts';
import type { ChatCase, ChatFacts } from '#tests/chat-corpus/chat-case.ts';

/** The corpus chose its years of installation to hold until the end of 2027. */
const YEAR = 2026;

export type CorpusPart = 'train' | 'held-out';

/**
 * What a case teaches, of the facts that the corpus knows: what a bill is for has a table of its own (`bill.test.ts`), and what is
 * held out was written before a roof's shade was a fact.
 */
export function factsRead({ text, market, asked }: ChatCase, language: Language, part: CorpusPart): Partial<ChatFacts> {
  const { energyBillCovers: _, roofShading, ...facts } = extractFacts(text, { language, market, asked, year: YEAR });
  return { ...facts, ...(part === 'train' && roofShading && { roofShading }) } as Partial<ChatFacts>;
}
