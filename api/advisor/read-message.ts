import { readablePart } from '#api/advisor/readable-part.ts';
import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import { extractTags } from '#api/reading/extraction/extract-tags.ts';
import { readSolarSystem } from '#api/reading/solar-system/read-solar-system.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import type { Locale } from '#domain/format.ts';
import type { ChatFacts, KnownFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';

interface Reading {
  locale: Locale;
  asked: OpenQuestion | undefined;
  now: Date;
  /** What is known before it; what it says to be wrong is taken out of that. */
  known?: KnownFacts;
}

/** What a message teaches as the answer to the question before it. */
export function readFacts(text: string, { locale, asked, now, known }: Reading): ChatFacts {
  const year = now.getUTCFullYear();
  const part = readablePart(text);
  return { ...extractFacts(part, { ...locale, asked, year, known }), ...readSolarSystem(part, locale.language, year) };
}

export function readTags(text: string, language: Language): ChatTags {
  return extractTags(readablePart(text), language);
}
