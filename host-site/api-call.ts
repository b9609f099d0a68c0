import * as z from 'zod/mini';
import { type BodyOf, type Endpoint, fillPath, IDEMPOTENCY_HEADER, type ReplyOf } from '#domain/contract/endpoint.ts';
import { problemSchema } from '#domain/contract/problem.ts';
import type { FailureCode } from '#domain/failure.ts';

const TIMEOUT_MS = 15_000;

/** `offline`: no reply arrived; everything else is the server's own code. */
export type CallFailure = FailureCode | 'offline';
export type CallResult<Reply> = { ok: true; reply: Reply } | { ok: false; failure: CallFailure };

async function failureOf(response: Response): Promise<CallFailure> {
  const problem = problemSchema.safeParse(await response.json().catch(() => null));
  return problem.success ? problem.data.code : 'internal';
}

async function readReply<E extends Endpoint>(endpoint: E, response: Response): Promise<CallResult<ReplyOf<E>>> {
  if (!response.ok) return { ok: false, failure: await failureOf(response) };
  const parsed = z.safeParse(endpoint.reply, await response.json().catch(() => null));
  return parsed.success ? { ok: true, reply: parsed.data as ReplyOf<E> } : { ok: false, failure: 'internal' };
}

export interface CallInput<E extends Endpoint> {
  parameters?: Record<string, string>;
  body?: BodyOf<E>;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

function headersOf({ body, idempotencyKey }: CallInput<Endpoint>): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  };
}

/** One call to the portal's own API. Expected failures come back as codes; nothing is repeated. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<CallResult<ReplyOf<E>>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(fillPath(endpoint.path, input.parameters ?? {}), {
      method: endpoint.method,
      credentials: 'include',
      headers: headersOf(input as CallInput<Endpoint>),
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
    });
    return await readReply(endpoint, response);
  } catch {
    return { ok: false, failure: 'offline' };
  }
}
