import * as z from 'zod/mini';
import {
  type ApiErrorCode,
  CALL_TIMEOUT_MS,
  type CallInput,
  errorOfReply,
  errorOnTheWay,
  requestOf,
} from '#domain/contract/client.ts';
import type { Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import type { FieldError } from '#domain/failure.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

/** Why a call failed; `fields` are those that the server refused. */
interface Failed {
  status: 'failed';
  problem: ApiErrorCode;
  fields?: readonly FieldError[] | undefined;
}
export type CallState<E extends Endpoint> = Exclude<RemoteState<ReplyOf<E>>, { status: 'failed' }> | Failed;
export type Ended<E extends Endpoint> = Extract<CallState<E>, { status: 'done' | 'failed' }>;

/** One call to the portal's own API, as far as it came. Expected failures are codes; nothing is repeated. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  leaving?: AbortSignal,
): Promise<Ended<E>> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const signal = leaving ? AbortSignal.any([leaving, timeout]) : timeout;
  const [path, init] = requestOf(endpoint, input, {});
  try {
    const response = await fetch(path, { ...init, credentials: 'include', signal });
    if (!response.ok) throw await errorOfReply(response);
    const reply = z.safeParse(endpoint.reply, await response.json());
    return reply.success
      ? { status: 'done', value: reply.data as ReplyOf<E> }
      : { status: 'failed', problem: 'internal' };
  } catch (error) {
    const { code, problem } = errorOnTheWay(error, timeout.aborted);
    return { status: 'failed', problem: code, ...(problem?.fields && { fields: problem.fields }) };
  }
}

export const isUnreached = (problem: ApiErrorCode) => problem === 'network' || problem === 'timeout';
