import { Failure } from '#domain/failure.ts';

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text has the form of our ids: the database takes no other for one. */
export function isId(text: string): boolean {
  return idForm.test(text);
}

/** An id from a path; `not-found` for what no row can have. */
export function knownId(text: string | undefined): string {
  if (text === undefined || !isId(text)) throw new Failure('not-found');
  return text;
}
