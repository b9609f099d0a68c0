import type { FailureCode, FieldProblem } from '#domain/failure.ts';

/** Sentences for everything that can go wrong. The server answers them, the widgets show them. */
export interface FailureTexts {
  titles: Record<FailureCode, string>;
  details: Record<FailureCode, string>;
  fields: Record<FieldProblem, string>;
}
