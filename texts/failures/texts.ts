import type { AccountFailureCode, FailureCode, FieldProblem } from '#domain/failure.ts';

/** Sentences for what can go wrong with a widget's call. */
export interface FailureTexts {
  titles: Record<Exclude<FailureCode, AccountFailureCode>, string>;
  details: Record<Exclude<FailureCode, AccountFailureCode>, string>;
  fields: Record<FieldProblem, string>;
}

/** And with calls of accounts, which no widget makes: their sentences would be bytes on partners' pages. */
export interface AccountFailureTexts {
  titles: Record<AccountFailureCode, string>;
  details: Record<AccountFailureCode, string>;
}
