import type { AccountFailureCode, AccountFieldProblem, FailureCode, FieldProblem } from '#domain/failure.ts';

/** Sentences for what can go wrong with a widget's call. */
export interface FailureTexts {
  titles: Record<Exclude<FailureCode, AccountFailureCode>, string>;
  details: Record<Exclude<FailureCode, AccountFailureCode>, string>;
  fields: Record<Exclude<FieldProblem, AccountFieldProblem>, string> & Partial<Record<AccountFieldProblem, undefined>>;
}

/** And with calls of accounts, which no widget makes: their sentences would be bytes on partners' pages. */
export interface AccountFailureTexts {
  titles: Record<AccountFailureCode, string>;
  details: Record<AccountFailureCode, string>;
  fields: Record<AccountFieldProblem, string>;
}
