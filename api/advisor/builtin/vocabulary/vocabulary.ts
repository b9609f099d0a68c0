import type { Market } from '#domain/place.ts';

/** What the search knows of a language. All words are written folded: lower case, no accents. */
export interface Vocabulary {
  /** Words that carry no subject, separated by spaces. */
  stopWords: string;
  /** Lines of words that mean the same; a word of several parts is written with underscores. */
  synonyms: readonly string[];
  /** Endings that inflection adds. */
  endings: RegExp;
  /** Compounds are written as one word and have to be taken apart. */
  compounds: boolean;
  /** A line that begins or goes on like this asks something. */
  asking: RegExp;
  /** A line like this asks what the question before it asked, of something else. */
  goingOn: RegExp;
  /** A line that begins like this, and asks nothing, tells something. */
  telling: RegExp;
  /** Lines about the adviser, the day or the talk itself, whatever words they share with a topic. */
  aside: RegExp;
  /** A question with such a word is about what was told before it. */
  leaning: RegExp;
  countries: readonly (readonly [RegExp, Market])[];
}
