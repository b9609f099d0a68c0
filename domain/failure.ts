import * as z from 'zod/mini';

/** Every way in which a call can fail that we expect. The server maps a code to a status, the view to a sentence. One list, which a widget that needs none of it leaves out. */
const failureCodes = [
  'unauthenticated',
  'wrong-login',
  'multi-factor-auth-required',
  'password-too-short',
  'second-factor-required',
  'last-admin',
  'login-blocked',
  'address-unconfirmed',
  'link-ended',
  'status-not-possible',
  'invalid-json',
  'unsupported-media-type',
  'method-not-allowed',
  'idempotency-key-missing',
  'idempotency-key-invalid',
  'validation',
  'body-too-large',
  'visit-invalid',
  'visit-expired',
  'forbidden',
  'origin-not-allowed',
  'site-unknown',
  'not-found',
  'idempotency-key-reused',
  'consent-outdated',
  'too-many-requests',
  'too-much-stored',
  'unavailable',
  'storage-full',
  'internal',
] as const;
export const failureCodeSchema = z.enum(failureCodes);
export type FailureCode = z.infer<typeof failureCodeSchema>;

type Some<Code extends FailureCode> = Code;
/** Of calls that the portal's own pages alone make: no widget says them. */
export type AccountFailureCode = Some<
  | 'unauthenticated'
  | 'wrong-login'
  | 'multi-factor-auth-required'
  | 'password-too-short'
  | 'second-factor-required'
  | 'last-admin'
  | 'login-blocked'
  | 'address-unconfirmed'
  | 'link-ended'
  | 'status-not-possible'
>;
/** Of calls that are written wrongly: no widget makes one. */
export type WrongCallCode = Some<
  | 'invalid-json'
  | 'unsupported-media-type'
  | 'method-not-allowed'
  | 'idempotency-key-missing'
  | 'idempotency-key-invalid'
>;

/** What is wrong with one field. */
const fieldProblems = [
  'address-not-allowed',
  'invalid-username',
  'taken',
  'too-common',
  'required',
  'wrong-type',
  'unknown-value',
  'unknown-field',
  'too-short',
  'too-long',
  'out-of-range',
  'invalid-email',
  'invalid-phone',
  'must-agree',
  'too-many',
  'unknown-place',
  'other-country',
  'not-a-picture',
  'too-many-pixels',
] as const;
const fieldProblemSchema = z.enum(fieldProblems);
export type FieldProblem = z.infer<typeof fieldProblemSchema>;
/** Of fields that only those pages have. */
export type AccountFieldProblem = Extract<
  FieldProblem,
  'address-not-allowed' | 'invalid-username' | 'taken' | 'too-common'
>;

/** `path` is dotted: `contact.email`; empty for the body itself. */
export const fieldErrorSchema = z.strictObject({ path: z.string(), problem: fieldProblemSchema });
export type FieldError = z.infer<typeof fieldErrorSchema>;

interface FailureDetails {
  fields?: FieldError[];
  retryAfterSeconds?: number;
}

/** An expected failure: thrown by services, answered as problem+json, never matched by its text. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly details: FailureDetails;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
