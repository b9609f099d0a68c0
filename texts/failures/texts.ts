import type {
  AccountFailureCode,
  AccountFieldProblem,
  FailureCode,
  FieldProblem,
  WrongCallCode,
} from '#domain/failure.ts';

type WidgetFailureCode = Exclude<FailureCode, AccountFailureCode | WrongCallCode>;

/** Sentences for what can go wrong with a widget's call. */
export interface FailureTexts {
  titles: Record<WidgetFailureCode, string>;
  details: Record<WidgetFailureCode, string>;
  fields: Record<Exclude<FieldProblem, AccountFieldProblem>, string> & Partial<Record<AccountFieldProblem, undefined>>;
}

/** What a program is told that calls us wrongly. */
export interface WrongCallTexts {
  titles: Record<WrongCallCode, string>;
  details: Record<WrongCallCode, string>;
}

/** And with calls of accounts, which no widget makes: their sentences would be bytes on partners' pages. */
export interface AccountFailureTexts {
  titles: Record<AccountFailureCode, string>;
  details: Record<AccountFailureCode, string>;
  fields: Record<AccountFieldProblem, string>;
}
