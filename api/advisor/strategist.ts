import type { Purse } from '#api/advisor/advisor.ts';
import type { Patient } from '#api/advisor/with-patience.ts';
import type { Locale } from '#domain/format.ts';
import type { CheckAnswers } from '#domain/strategy-check/answers.ts';
import type { Strategy } from '#domain/strategy-check/strategy.ts';

/** What is asked of who puts a recommendation into words. `answers` hold the visitor's own. */
export interface AskedReasons {
  strategy: Strategy;
  answers: CheckAnswers;
  locale: Locale;
  /** Keyed hash of the visit. */
  caller: string;
  purse: Purse;
}

/** Says why a strategy is recommended, in the visitor's language, a reason each; decisions and figures stay those of the strategy. */
export type Strategist = Patient<AskedReasons, readonly string[]>;

/** The analysis takes "30-60 seconds" by its own words; nobody waits longer than this for better ones. */
export const REASONS_MS = 12_000;
