import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { BeforeContext, OpenedCall, ServiceContext } from '#api/context/service-context.ts';
import type { DurableCount } from '#api/limits/limiter.ts';
import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';

export interface Asked<E extends Endpoint> {
  body: BodyOf<E>;
  query: QueryOf<E>;
  parameters: Record<string, string>;
}

/** What a call is counted for before it does anything; a repeat of what is kept already is answered all the same. */
export interface Charged<E extends Endpoint> {
  /** The part of the input that is kept; its bytes are counted. Without it, the call keeps no free text. */
  kept?: (asked: Asked<E>) => unknown;
  /** Limits of its own. */
  counts?: (context: ServiceContext, asked: Asked<E>) => readonly DurableCount[];
}

/** What a call does around its transaction. */
interface Around<E extends Endpoint> extends Charged<E> {
  /** Runs first, for checks that ask the outside world: no transaction waits for it. */
  before?: (context: BeforeContext, asked: Asked<E>) => Promise<void>;
  /** The reply holds a secret: a repeat under the same key answers it again, but the database cannot read it. */
  sealReply?: boolean;
}

/** One server-sent event. */
export interface StreamEvent {
  event: string;
  data: unknown;
  /** Where a client that was cut goes on. */
  id?: number;
}

/** What was said until the work ended or was stopped. */
export interface Spoken<Piece> {
  pieces: readonly Piece[];
  isCut: boolean;
  key: string | null;
}

interface Closing<Reply> {
  reply: Reply;
  keep: () => Promise<void>;
}

/** A call that takes its time: no transaction is open while it speaks. */
interface Stream<E extends Endpoint, Plan, Piece> extends Charged<E> {
  /** What a reply says in its headers: of its first event, or of the whole reply as JSON. */
  headers?: (told: unknown) => Record<string, string>;
  /** On a connection: what the work needs to know; `key` is the call's Idempotency-Key. */
  open: (context: ServiceContext, asked: Asked<E>, key: string | null) => Promise<Plan>;
  /** Ends soon after `signal` is aborted. */
  speak: (context: ServiceContext, plan: Plan, signal: AbortSignal) => AsyncIterable<Piece>;
  /** A piece as the browser hears it at once; some are only told at the end. */
  tell: (piece: Piece, plan: Plan) => Iterable<StreamEvent>;
  /** The reply to what was said; `keep` runs in one transaction with its idempotency row, also when it was cut. */
  close: (context: ServiceContext, plan: Plan, spoken: Spoken<Piece>) => Closing<ReplyOf<E>>;
  /** What comes before `done` when a repeat under the same key is answered. */
  retell: (reply: ReplyOf<E>) => StreamEvent[];
}

/** A call that stays open and tells what is new for who is signed in. */
interface Live<E extends Endpoint> {
  /** How it stands now, in one reply. */
  read: (context: ServiceContext) => Promise<ReplyOf<E>>;
  /** Asked again and again, each time what came since; from the event with this id on where one is named. */
  follow: (after: number | null) => (context: ServiceContext) => Promise<StreamEvent[]>;
  /** The last event, where it is the server that ends it. */
  ended: (why: 'session' | 'stopping') => StreamEvent;
}

/**
 * `pure` computes without the database, `read` uses a connection, `write` runs in one transaction with its idempotency row,
 * `stream` speaks before its one transaction, as JSON or as server-sent events, `live` waits for what others do, `file` writes
 * its reply while it is read.
 */
export type Route =
  | { mode: 'file'; endpoint: Endpoint; write: Write<Endpoint> }
  | { mode: 'stream'; endpoint: Endpoint; stream: Stream<Endpoint, unknown, unknown> }
  | { mode: 'live'; endpoint: Endpoint; live: Live<Endpoint> }
  | { mode: 'pure'; endpoint: Endpoint; run: (asked: Asked<Endpoint>, call: OpenedCall) => unknown }
  | ({
      mode: 'read' | 'write';
      endpoint: Endpoint;
      run: (context: ServiceContext, asked: Asked<Endpoint>) => Promise<unknown>;
    } & Around<Endpoint>);

/** A file while it is read, and what its headers say beyond those of every reply. */
interface WrittenFile {
  body: Readable;
  headers?: Record<string, string>;
}

type Write<E extends Endpoint> = (context: ServiceContext, asked: Asked<E>) => Promise<WrittenFile>;

/** What is written while it is read, on a connection. */
export function fileRoute<const E extends Endpoint>(endpoint: E, write: Write<E>): Route {
  return { mode: 'file', endpoint, write: write as Write<Endpoint> };
}

type Compute<E extends Endpoint> = (asked: Asked<E>, call: OpenedCall) => ReplyOf<E> | Promise<ReplyOf<E>>;

export function pureRoute<const E extends Endpoint>(endpoint: E, run: Compute<E>): Route {
  return { mode: 'pure', endpoint, run: run as Compute<Endpoint> };
}

type Run<E extends Endpoint> = (context: ServiceContext, asked: Asked<E>) => Promise<ReplyOf<E>>;

export function readRoute<const E extends Endpoint>(endpoint: E, run: Run<E>): Route {
  return { mode: 'read', endpoint, run: run as Run<Endpoint> };
}

/** Of a list that comes in pages. */
export function listRoute<const E extends Endpoint, Entry>(
  endpoint: E & { reply: z.core.$ZodType<Entry[]> },
  run: (context: ServiceContext, asked: Asked<E>) => Promise<Page<Entry>>,
): Route {
  return { mode: 'read', endpoint, run: run as Run<Endpoint> };
}

export function writeRoute<const E extends Endpoint>(endpoint: E, run: Run<E>, around: Around<E> = {}): Route {
  return { mode: 'write', endpoint, run: run as Run<Endpoint>, ...(around as Around<Endpoint>) };
}

export function streamRoute<const E extends Endpoint, Plan, Piece>(endpoint: E, stream: Stream<E, Plan, Piece>): Route {
  return { mode: 'stream', endpoint, stream: stream as unknown as Stream<Endpoint, unknown, unknown> };
}

export function liveRoute<const E extends Endpoint>(endpoint: E, live: Live<E>): Route {
  return { mode: 'live', endpoint, live: live as unknown as Live<Endpoint> };
}
