import { ADVISOR_HEADER } from '#domain/contract/chat.ts';
import { CONTRACT_HEADER, CONTRACT_VERSION, IDEMPOTENCY_HEADER, VISIT_HEADER } from '#domain/contract/endpoint.ts';

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
