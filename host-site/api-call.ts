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
import { LINK_HEADER } from '#domain/contract/list.ts';
import type { FieldError } from '#domain/failure.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

/** Why a call failed; `fields` are those that the server refused. */
interface Failed {
  status: 'failed';
  problem: ApiErrorCode;
  fields?: readonly FieldError[] | undefined;
  /** What the server says of it, in the page's language. */
  detail?: string | undefined;
}
export type CallState<E extends Endpoint> = Exclude<RemoteState<ReplyOf<E>>, { status: 'failed' }> | Failed;
/** Of a list that goes on, `next` leads there. */
export type Ended<E extends Endpoint> =
  | (Extract<CallState<E>, { status: 'done' }> & { next?: string | undefined })
  | Failed;

export interface SentInput<E extends Endpoint> extends CallInput<E> {
  query?: Record<string, string>;
  /** Of a visit. */
  token?: string | undefined;
}

const cursorIn = (links: string | null) => links && new URLSearchParams(/\?([^>]*)>/.exec(links)?.[1]).get('cursor');

/** One call to the portal's own API, as far as it came. Expected failures are codes; nothing is repeated. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  { query, token, ...input }: SentInput<E> = {},
  leaving?: AbortSignal,
): Promise<Ended<E>> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS);
  const signal = leaving ? AbortSignal.any([leaving, timeout]) : timeout;
  const language = globalThis.document?.documentElement.lang;
  const [path, init] = requestOf(endpoint, input, { language, token });
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(search ? `${path}?${search}` : path, { ...init, credentials: 'include', signal });
    if (!response.ok) throw await errorOfReply(response);
    const reply = z.safeParse(endpoint.reply, await (endpoint.file ? response.text() : response.json()));
    return reply.success
      ? {
          status: 'done',
          value: reply.data as ReplyOf<E>,
          next: cursorIn(response.headers.get(LINK_HEADER)) ?? undefined,
        }
      : { status: 'failed', problem: 'internal' };
  } catch (error) {
    const { code, problem } = errorOnTheWay(error, timeout.aborted);
    return { status: 'failed', problem: code, fields: problem?.fields, detail: problem?.detail };
  }
}

export const isUnreached = (problem: ApiErrorCode) => problem === 'network' || problem === 'timeout';
