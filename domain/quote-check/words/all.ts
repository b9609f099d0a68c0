import type { Language } from '#domain/place.ts';
import { de } from '#domain/quote-check/words/de.ts';
import { en } from '#domain/quote-check/words/en.ts';
import { fr } from '#domain/quote-check/words/fr.ts';
import type { QuoteWords } from '#domain/quote-check/words/words.ts';

/** An offer in Switzerland is written in more than one language at times: all are looked for at once. */
export const quoteWords: Record<Language, QuoteWords> = { de, en, fr };
