import { failureStatus } from '#api/http/failure-status.ts';
import { callHeaders } from '#api/http/reply-headers.ts';
import type { Problem } from '#domain/contract/problem.ts';
import type { Failure } from '#domain/failure.ts';
import type { Language } from '#domain/place.ts';
import { failureTexts } from '#texts/failures/all.ts';

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
