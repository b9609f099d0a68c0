import * as z from 'zod/mini';
import { type BodyOf, type Endpoint, fillPath, type ReplyOf } from '#domain/contract/endpoint.ts';
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

interface CallInput<E extends Endpoint> {
  parameters?: Record<string, string>;
  body?: BodyOf<E>;
  signal?: AbortSignal;
}

/** One call to the portal's own API. Expected failures come back as codes; nothing is repeated. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<CallResult<ReplyOf<E>>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const hasBody = input.body !== undefined;
  try {
    const response = await fetch(fillPath(endpoint.path, input.parameters ?? {}), {
      method: endpoint.method,
      credentials: 'include',
      headers: { Accept: 'application/json', ...(hasBody && { 'Content-Type': 'application/json' }) },
      body: hasBody ? JSON.stringify(input.body) : null,
      signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
    });
    return await readReply(endpoint, response);
  } catch {
    return { ok: false, failure: 'offline' };
  }
}
