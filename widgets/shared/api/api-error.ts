import type { Problem } from '#domain/contract/problem.ts';
import type { FailureCode } from '#domain/failure.ts';

/** `network`: no reply came; `timeout`: none came in time. */
export type ApiErrorCode = FailureCode | 'network' | 'timeout';

/** A call that did not succeed. The message is `STATUS: text`; without a reply the status is 0. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly problem: Problem | undefined;
  /** How long the server asks to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: ApiErrorCode, text: string, problem?: Problem, retryAfterSeconds?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.code = code;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function readProblem(text: string): Problem | undefined {
  try {
    const problem = JSON.parse(text);
    return typeof problem?.code === 'string' ? problem : undefined;
  } catch {
    return undefined;
  }
}

export async function errorOfResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const problem = readProblem(text);
  const code = problem?.code ?? (response.status >= 502 && response.status <= 504 ? 'unavailable' : 'internal');
  const wait = Number(response.headers.get('Retry-After')) || undefined;
  return new ApiError(response.status, code, text || response.statusText, problem, wait);
}

/** Whether the same call may go through a little later. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'timeout', 'unavailable'].includes(error.code);
}
