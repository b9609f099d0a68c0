import type { FailureCode } from '#domain/failure.ts';

/** The one place where a failure code becomes an HTTP status. */
export const failureStatus: Record<FailureCode, number> = {
  validation: 400,
  'invalid-json': 400,
  'unsupported-media-type': 415,
  'body-too-large': 413,
  unauthenticated: 401,
  'wrong-login': 401,
  'visit-invalid': 401,
  'visit-expired': 401,
  forbidden: 403,
  'origin-not-allowed': 403,
  'site-unknown': 404,
  'not-found': 404,
  'method-not-allowed': 405,
  'idempotency-key-missing': 400,
  'idempotency-key-invalid': 400,
  'idempotency-key-reused': 409,
  'consent-outdated': 409,
  'address-unconfirmed': 403,
  'status-not-possible': 409,
  'too-many-requests': 429,
  unavailable: 503,
  'storage-full': 507,
  internal: 500,
};
