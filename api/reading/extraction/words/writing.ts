import type { Language } from '#domain/place.ts';

/** How a language is written, as far as that changes how it is read. */
interface Writing {
  /** Words are put together into one, numbers too, with their units before their tens: "hundertfünfundvierzig". */
  hasCompounds: boolean;
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
}

export const writing: Record<Language, Writing> = {
  de: {
    hasCompounds: true,
    hasUmlauts: true,
    hasOrdinalStops: true,
    dashForCents: '  ',
    gasIsPetrol: false,
    hasCapitalNouns: true,
    hasPairedYears: false,
  },
  en: {
    hasCompounds: false,
    hasUmlauts: false,
    hasOrdinalStops: false,
    dashForCents: '  ',
    gasIsPetrol: true,
    hasCapitalNouns: false,
    hasPairedYears: true,
  },
  fr: {
    hasCompounds: false,
    hasUmlauts: false,
    hasOrdinalStops: false,
    dashForCents: 'fr',
    gasIsPetrol: false,
    hasCapitalNouns: false,
    hasPairedYears: false,
  },
};
