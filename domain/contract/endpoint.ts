import type * as z from 'zod/mini';
import type { FailureCode } from '#domain/failure.ts';

/** Raised when an older browser build can no longer be served; both sides send it. */
export const CONTRACT_VERSION = '1';
export const CONTRACT_HEADER = 'Wattnest-Contract';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** On replies to calls that came without a visit token: the token of the visit opened for them. */
export const VISIT_HEADER = 'Wattnest-Visit';

/** `required`: refused without a key; `optional`: honoured when sent; `exempt`: no state changes, or the call is its own key. */
export type Idempotency = 'required' | 'optional' | 'exempt';

export interface Endpoint<
  Body extends z.core.$ZodType | null = z.core.$ZodType | null,
  Reply extends z.core.$ZodType = z.core.$ZodType,
  Query extends z.core.$ZodType | undefined = z.core.$ZodType | undefined,
> {
  /** Names the operation in OpenAPI, in the rights matrix and in logs. */
  name: string;
  summary: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Segments in braces are parameters: `/api/summary/{token}`. */
  path: `/${string}`;
  /** The form of each of them, in their order; what has another form is `not-found`. */
  parameters?: Readonly<Record<string, z.core.$ZodType>>;
  body: Body;
  /** Where it takes more than other calls. */
  maxBodyBytes?: number;
  /** What may stand behind the question mark, each value as text; without it, nothing there is read. */
  query?: Query;
  reply: Reply;
  /** The reply is an array, one page of a list; its `Link` header names the next one. */
  isPaged?: boolean;
  /** The reply is a file of this type, written while it is read. */
  file?: 'text/csv' | 'application/octet-stream';
  /** With `Accept: text/event-stream` the reply comes as these server-sent events, by name; the last is `done` or `error`, or of a call that stays open `end`. */
  events?: Readonly<Record<string, z.core.$ZodType>>;
  status: 200 | 201;
  idempotency: Idempotency;
  /** What this call can answer beyond the failures that any call can have. */
  failures: readonly FailureCode[];
  /** Its failing replies also carry `success: false` and `error`, as its original's did. */
  saysSuccess?: boolean;
}

export type BodyOf<E extends Endpoint> = E['body'] extends z.core.$ZodType ? z.infer<E['body']> : undefined;
export type QueryOf<E extends Endpoint> =
  NonNullable<E['query']> extends z.core.$ZodType ? z.infer<NonNullable<E['query']>> : undefined;
export type ReplyOf<E extends Endpoint> = z.infer<E['reply']>;

/** Keeps the literal types of an endpoint's data. */
export function defineEndpoint<
  const Body extends z.core.$ZodType | null,
  const Reply extends z.core.$ZodType,
  const Query extends z.core.$ZodType | undefined = undefined,
>(endpoint: Endpoint<Body, Reply, Query>): Endpoint<Body, Reply, Query> {
  return endpoint;
}

/** The path with its parameters filled in, each encoded. */
export function fillPath(path: string, parameters: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new RangeError(`path parameter ${name} is missing`);
    return encodeURIComponent(value);
  });
}
