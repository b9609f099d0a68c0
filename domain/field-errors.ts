import type * as z from 'zod/mini';
import type { FieldError, FieldProblem } from '#domain/failure.ts';

type Issue = z.core.$ZodIssue;

const sizeProblem = (issue: Issue & { origin: string }, edge: 'small' | 'big'): FieldProblem => {
  if (issue.origin !== 'string' && issue.origin !== 'array') return 'out-of-range';
  return edge === 'small' ? 'too-short' : 'too-long';
};

const valueProblem = (issue: Issue): FieldProblem => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong-type';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'unknown-value';
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid-email' : 'unknown-value';
    case 'too_small':
      return sizeProblem(issue, 'small');
    case 'too_big':
      return sizeProblem(issue, 'big');
    case 'custom':
      return (issue.params?.problem as FieldProblem | undefined) ?? 'wrong-type';
    default:
      return 'wrong-type';
  }
};

/** A validation's issues as field errors, in the order found. Parse with `reportInput: true`, or a missing value reads as a wrong one. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap((issue): FieldError[] => {
    if (issue.code !== 'unrecognized_keys') return [{ path: issue.path.join('.'), problem: valueProblem(issue) }];
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), problem: 'unknown-field' }));
  });
}
