import { ApiError, type ApiErrorCode } from '#domain/contract/client.ts';

/** Why something sent did not get through, and how long to wait before the next try. */
export interface SendingProblem {
  code: ApiErrorCode;
  retryAfterSeconds?: number | undefined;
}

export function sendingProblem(error: unknown): SendingProblem {
  const { code, retryAfterSeconds } = error instanceof ApiError ? error : { code: 'internal' as const };
  return { code, retryAfterSeconds };
}
