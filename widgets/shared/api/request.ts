import { CALL_TIMEOUT_MS, type CallInput, errorOfReply, errorOnTheWay, requestOf } from '#domain/contract/client.ts';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import type { Environment } from '#widgets/shared/environment.ts';

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

function isOwnOrigin(api: string): boolean {
  return typeof location !== 'undefined' && new URL(api, location.href).origin === location.origin;
}

/** Sends a call and waits for the head of its reply; anything but success is thrown. Cookies go along on our own origin only. */
export async function send<E extends Endpoint>(
  frame: RequestFrame,
  endpoint: E,
  input: CallInput<E>,
  { signal, accept }: Sending,
): Promise<Response> {
  const [path, init] = requestOf(endpoint, input, frame, accept);
  const credentials = isOwnOrigin(frame.api) ? 'include' : 'omit';
  const response = await frame.environment.fetch(frame.api + path, { ...init, credentials, signal });
  if (!response.ok) throw await errorOfReply(response);
  return response;
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
