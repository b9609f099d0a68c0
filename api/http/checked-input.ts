import * as z from 'zod/mini';
import { storable } from '#api/http/storable.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';
import { fieldErrors } from '#domain/field-errors.ts';

/** The failure of a whole body or query. */
export function refusedInput(problem: FieldProblem): Failure {
  return new Failure('validation', { fields: [{ path: '', problem }] });
}

/** As many as anybody reads; a body of nothing but unknown keys names no more of them. */
const MOST_FIELDS = 50;
const LONGEST_PATH = 200;

/** Whatever comes from outside, in a form that the database can take, as the schema reads it; throws `validation`. */
export function checkedInput(schema: z.core.$ZodType, input: unknown): unknown {
  const kept = storable(input);
  if (kept === undefined) throw refusedInput('wrong-type');
  const result = z.safeParse(schema, kept.value, { reportInput: true });
  if (result.success) return result.data;
  const fields = fieldErrors(result.error.issues.slice(0, MOST_FIELDS)).slice(0, MOST_FIELDS);
  throw new Failure('validation', { fields: fields.map((it) => ({ ...it, path: it.path.slice(0, LONGEST_PATH) })) });
}
