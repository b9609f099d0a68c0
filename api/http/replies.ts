import { ADVISOR_HEADER } from '#domain/contract/chat.ts';
import { CONTRACT_HEADER, CONTRACT_VERSION, IDEMPOTENCY_HEADER, VISIT_HEADER } from '#domain/contract/endpoint.ts';
import type { Problem } from '#domain/contract/problem.ts';
import type { Failure, FailureCode } from '#domain/failure.ts';
import type { Language } from '#domain/place.ts';
import { failureTexts } from '#texts/failures/whole.ts';

const REQUEST_ID_HEADER = 'X-Request-Id';

const EXPOSED = [ADVISOR_HEADER, CONTRACT_HEADER, VISIT_HEADER, REQUEST_ID_HEADER, 'Retry-After'].join(', ');
const ALLOWED = ['Authorization', 'Content-Type', IDEMPOTENCY_HEADER, CONTRACT_HEADER].join(', ');

/**
 * Headers of every reply of a call. CORS is not the access control: foreign origins are refused by the server, and their
 * refusal is readable. Credentials are never allowed.
 */
export function callHeaders(origin: string | null, requestId: string): Record<string, string> {
  const headers: Record<string, string> = {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Type': 'application/json',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Origin, Accept-Language',
    'X-Content-Type-Options': 'nosniff',
    [CONTRACT_HEADER]: CONTRACT_VERSION,
    [REQUEST_ID_HEADER]: requestId,
  };
  if (origin === null) return headers;
  headers['Access-Control-Allow-Origin'] = origin;
  headers['Access-Control-Expose-Headers'] = EXPOSED;
  return headers;
}

/** The answer to a preflight, for any origin. */
export function preflightHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Headers': ALLOWED,
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Max-Age': '7200',
    Vary: 'Origin',
  };
}

/** The one place where a failure code becomes an HTTP status. */
export const failureStatus: Record<FailureCode, number> = {
  validation: 400,
  'invalid-json': 400,
  'unsupported-media-type': 415,
  'body-too-large': 413,
  unauthenticated: 401,
  'wrong-login': 401,
  'multi-factor-auth-required': 401,
  'password-too-short': 403,
  'second-factor-required': 403,
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
  'link-ended': 410,
  'status-not-possible': 409,
  'last-admin': 409,
  'login-blocked': 403,
  'too-many-requests': 429,
  'too-much-stored': 429,
  unavailable: 503,
  'storage-full': 507,
  internal: 500,
};

const UNAVAILABLE_RETRY_SECONDS = 5;

/** A failure as the person reads it. */
export function problemOf({ code, details }: Failure, language: Language, requestId: string): Problem {
  const texts = failureTexts[language];
  return {
    type: 'about:blank',
    status: failureStatus[code],
    code,
    title: texts.titles[code],
    detail: texts.details[code],
    requestId,
    ...(details.fields && { fields: details.fields.map((it) => ({ ...it, message: texts.fields[it.problem] })) }),
  };
}

interface Asked {
  language: Language;
  requestId: string;
  origin: string | null;
  /** The call's replies say whether they are a success. */
  saysSuccess?: boolean;
}

/** RFC 9457 problem+json in the person's language. */
export function problemReply(failure: Failure, { language, requestId, origin, saysSuccess }: Asked): Response {
  const problem = problemOf(failure, language, requestId);
  const body = saysSuccess ? { ...problem, success: false, error: problem.detail } : problem;
  const headers = callHeaders(origin, requestId);
  headers['Content-Type'] = 'application/problem+json';
  headers['Content-Language'] = language;
  const wait = failure.details.retryAfterSeconds ?? (problem.status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined);
  if (wait !== undefined) headers['Retry-After'] = String(wait);
  return new Response(JSON.stringify(body), { status: problem.status, headers });
}
