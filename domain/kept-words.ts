import * as z from 'zod/mini';
import { inEachLanguage, type Language } from '#domain/place.ts';

/** Words that are stored in each language there was when they were written. */
export const keptWordsSchema = z.strictObject(inEachLanguage(() => z.optional(z.string())));
export type KeptWords = z.infer<typeof keptWordsSchema>;

/** As they were written in a language, or in the first that they were written in. */
export const keptIn = (words: KeptWords, language: Language): string =>
  words[language] ?? Object.values(words).find((it) => it !== undefined) ?? '';
