import type { Language, Market } from '#domain/place.ts';
import type { Answer } from '#texts/adviser/figures/answer.ts';

/** Markets for which a language has answers of their own. */
export const answeredMarkets = {
  de: ['de', 'at', 'ch'],
  en: ['us'],
  fr: ['ch'],
} as const satisfies Record<Language, readonly Market[]>;

/** One answer holds everywhere; a record holds one for each market of the language, and for others where they are written. */
type Answers<Spoken extends Language> =
  | Answer
  | Readonly<Record<(typeof answeredMarkets)[Spoken][number], Answer> & Partial<Record<Market, Answer>>>;

/** What the adviser knows about one subject in one language. */
export interface Topic<Spoken extends Language> {
  /** Completes "I can tell you about …" in a list of choices. */
  title: string;
  /** As people ask. */
  questions: readonly string[];
  /** Other words for it, separated by spaces. */
  keywords: string;
  answer: Answers<Spoken>;
}
