import {
  type BodyOf,
  CONTRACT_HEADER,
  CONTRACT_VERSION,
  type Endpoint,
  fillPath,
  IDEMPOTENCY_HEADER,
  type ReplyOf,
} from '#domain/contract/endpoint.ts';
import { ApiError, errorOfResponse } from '#widgets/shared/api/api-error.ts';
import type { Environment } from '#widgets/shared/environment.ts';

export const CALL_TIMEOUT_MS = 15_000;

export interface CallInput<E extends Endpoint> {
  body?: BodyOf<E>;
  params?: Record<string, string>;
  idempotencyKey?: string;
}

export interface RequestFrame {
  environment: Environment;
  api: string;
  language: string;
  token?: string | undefined;
}

export interface Sending {
  signal: AbortSignal;
  /** What the reply is to be; without it, what the server likes best. */
  accept?: string;
}

function headersOf(frame: RequestFrame, body: unknown, idempotencyKey: string | undefined): Record<string, string> {
  return {
    [CONTRACT_HEADER]: CONTRACT_VERSION,
    'Accept-Language': frame.language,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(frame.token && { Authorization: `Bearer ${frame.token}` }),
    ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  };
}

function isOwnOrigin(api: string): boolean {
  return typeof location !== 'undefined' && new URL(api, location.href).origin === location.origin;
}

/** Sends a call and waits for the head of its reply; anything but success is thrown. Cookies go along on our own origin only. */
export async function send<E extends Endpoint>(
  frame: RequestFrame,
  endpoint: E,
  { body, params = {}, idempotencyKey }: CallInput<E>,
  { signal, accept }: Sending,
): Promise<Response> {
  const response = await frame.environment.fetch(frame.api + fillPath(endpoint.path, params), {
    method: endpoint.method,
    headers: { ...headersOf(frame, body, idempotencyKey), ...(accept && { Accept: accept }) },
    credentials: isOwnOrigin(frame.api) ? 'include' : 'omit',
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await errorOfResponse(response);
  return response;
}

/** What went wrong on the way, as our own error. */
export function errorOnTheWay(error: unknown, isTimedOut: boolean): ApiError {
  if (error instanceof ApiError) return error;
  return isTimedOut ? new ApiError(0, 'timeout', 'no reply in time') : new ApiError(0, 'network', 'no connection');
}

/** One call, once. Throws `ApiError`. */
export async function request<E extends Endpoint>(
  frame: RequestFrame,
  endpoint: E,
  input: CallInput<E>,
): Promise<ReplyOf<E>> {
  const controller = new AbortController();
  const { signal } = controller;
  const cancelTimeout = frame.environment.after(CALL_TIMEOUT_MS, () => controller.abort());
  try {
    const response = await send(frame, endpoint, input, { signal });
    return (await response.json()) as ReplyOf<E>;
  } catch (error) {
    throw errorOnTheWay(error, signal.aborted);
  } finally {
    cancelTimeout();
  }
}
