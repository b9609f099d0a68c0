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

/** One call, once. Throws `ApiError`. Cookies go along on our own origin only. */
export async function request<E extends Endpoint>(
  frame: RequestFrame,
  endpoint: E,
  { body, params = {}, idempotencyKey }: CallInput<E>,
): Promise<ReplyOf<E>> {
  const controller = new AbortController();
  const cancelTimeout = frame.environment.after(CALL_TIMEOUT_MS, () => controller.abort());
  try {
    const response = await frame.environment.fetch(frame.api + fillPath(endpoint.path, params), {
      method: endpoint.method,
      headers: headersOf(frame, body, idempotencyKey),
      credentials: isOwnOrigin(frame.api) ? 'include' : 'omit',
      signal: controller.signal,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw await errorOfResponse(response);
    return (await response.json()) as ReplyOf<E>;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (controller.signal.aborted) throw new ApiError(0, 'timeout', 'no reply in time');
    throw new ApiError(0, 'network', 'no connection');
  } finally {
    cancelTimeout();
  }
}
