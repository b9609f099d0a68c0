import * as z from 'zod/mini';

/** Of calls that the portal's own pages alone make: no widget says them. */
const accountFailureCodes = [
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
] as const;

/** Of calls that are written wrongly: no widget makes one. */
const wrongCallCodes = [
  'invalid-json',
  'unsupported-media-type',
  'method-not-allowed',
  'idempotency-key-missing',
  'idempotency-key-invalid',
] as const;

/** Every way in which a call can fail that we expect. The server maps a code to a status, the view to a sentence. */
const failureCodes = [
  ...accountFailureCodes,
  ...wrongCallCodes,
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
export type AccountFailureCode = (typeof accountFailureCodes)[number];
export type WrongCallCode = (typeof wrongCallCodes)[number];

/** Of fields that only those pages have. */
const accountFieldProblems = ['address-not-allowed', 'invalid-username', 'taken', 'too-common'] as const;

/** What is wrong with one field. */
const fieldProblems = [
  ...accountFieldProblems,
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
export type AccountFieldProblem = (typeof accountFieldProblems)[number];

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
