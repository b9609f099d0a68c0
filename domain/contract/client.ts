import {
  type BodyOf,
  CONTRACT_HEADER,
  CONTRACT_VERSION,
  type Endpoint,
  fillPath,
  IDEMPOTENCY_HEADER,
} from '#domain/contract/endpoint.ts';
import type { Problem } from '#domain/contract/problem.ts';
import type { FailureCode } from '#domain/failure.ts';
import { readJson } from '#domain/read-json.ts';

/** `network`: no reply came; `timeout`: none came in time. */
export type ApiErrorCode = FailureCode | 'network' | 'timeout';

/** A call that did not succeed. The message is `STATUS: text`; without a reply the status is 0. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly status: number;
  declare readonly code: ApiErrorCode;
  declare readonly problem: Problem | undefined;
  /** How long the server asks to wait. */
  declare readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: ApiErrorCode, text: string, problem?: Problem, retryAfterSeconds?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.code = code;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What is read of a refused call; `fetch` answers with one. */
interface Refusal {
  status: number;
  statusText: string;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

export async function errorOfReply(reply: Refusal): Promise<ApiError> {
  const text = await reply.text().catch(() => '');
  const said = readJson(text) as Problem | undefined;
  const problem = said?.code ? said : undefined;
  const code = problem?.code ?? (reply.status >= 502 && reply.status <= 504 ? 'unavailable' : 'internal');
  const wait = Number(reply.headers.get('Retry-After')) || undefined;
  return new ApiError(reply.status, code, text || reply.statusText, problem, wait);
}

/** What went wrong on the way, as our own error. */
export function errorOnTheWay(error: unknown, isTimedOut: boolean): ApiError {
  if (error instanceof ApiError) return error;
  return isTimedOut ? new ApiError(0, 'timeout', 'no reply in time') : new ApiError(0, 'network', 'no connection');
}

/** Whether the same call may go through a little later. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'timeout', 'unavailable'].includes(error.code);
}

export interface CallInput<E extends Endpoint = Endpoint> {
  /** What stands in the path's braces. */
  parameters?: Record<string, string>;
  body?: BodyOf<E>;
  idempotencyKey?: string;
}

interface Caller {
  /** A visit's. */
  token?: string | undefined;
  language?: string | undefined;
}

interface RequestInput {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** Path and first settings of the `fetch` that makes a call; without `accept` the reply is what the server likes best. */
export function requestOf(
  { path, method }: { path: string; method: string },
  { parameters = {}, body, idempotencyKey }: Omit<CallInput, 'body'> & { body?: unknown },
  { token, language }: Caller,
  accept?: string,
): [path: string, input: RequestInput] {
  const sent = (body as object | undefined) && { body: JSON.stringify(body) };
  const headers = {
    [CONTRACT_HEADER]: CONTRACT_VERSION,
    ...(language && { 'Accept-Language': language }),
    ...(sent && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    ...(accept && { Accept: accept }),
  };
  return [fillPath(path, parameters), { method, headers, ...sent }];
}

/** After so long without a word, a call has failed. */
export const CALL_TIMEOUT_MS = 15_000;
