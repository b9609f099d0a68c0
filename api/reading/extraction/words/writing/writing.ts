import type { Concept } from '#api/reading/extraction/concepts.ts';

/** How a language is written, as far as that changes how it is read. */
export interface Writing {
  /** Words are put together into one: "Gasheizung". */
  hasCompounds: boolean;
  /** Numbers are: "hundertfünfundvierzig". */
  joinsNumbers: boolean;
  /** "ü" may be written "ue", or "u". */
  hasUmlauts: boolean;
  /** "Am 3. Mai": a full stop after a number ends no sentence. */
  hasOrdinalStops: boolean;
  /** What a dash in place of cents stands for, in two letters: "95.-". */
  dashForCents: string;
  /** "Gas" is what cars burn too. */
  gasIsPetrol: boolean;
  /** Every noun has a capital, not names alone. */
  hasCapitalNouns: boolean;
  /** "Nineteen ninety eight": a year is said as two numbers. */
  hasPairedYears: boolean;
  /** "Cent" is a hundred, a coin elsewhere. */
  centIsHundred: boolean;
  /** Each word and its number. */
  numbers: string;
  /** Read only inside a number: alone they are articles, adjectives or no words. What stands for 0 joins; in one word, units before it are said before their tens. */
  insideNumbers: string;
  /** Words that say a number by themselves, from twenty on, which no model may say in any language: smaller ones are hardly ever a figure. `*` stands for other letters. */
  figures: readonly string[];
  /** Words that fall together with another one once folded: "nün" with "nun". */
  respelled: Readonly<Record<string, string>>;
  /** What accents rule out: French "à" is no "a", German "wurde" no "würde". */
  ruledOut: Readonly<Record<string, readonly Concept[]>>;
  /** Words of their own that lie one letter from a word of the lists: "kleinen" is no misspelt "keinen". */
  realWords: readonly string[];
}
