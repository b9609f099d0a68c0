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

/** Well below what a browser waits for a reply (`CALL_TIMEOUT_MS`): then the rules' own words are told. */
export const REASONS_MS = 10_000;
