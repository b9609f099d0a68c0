import type { OpenedCall, ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { createSeal } from '#api/ground/sealed.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import { limitKey } from '#api/http/client-address.ts';
import { bodyHash, earlierReply, type KeyedCall, keepOnce, runOnce } from '#api/http/idempotent.ts';
import type { Asked, Route, Spoken, StreamEvent } from '#api/http/route.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

export interface Opened {
  call: OpenedCall;
  asked: Asked<Endpoint>;
  key: string | null;
}

type Work = () => Promise<unknown>;

export function serviceContext({ deps, hashAddress }: AppTools, call: OpenedCall, tx: Database) {
  const askedBy = hashAddress(limitKey(call.address)).toString('base64url');
  const events = deps.events.by(call.actor.userId);
  return { ...deps, ...call, events, askedBy, tx } satisfies ServiceContext;
}

type Sealed = { sealed: string };

/** `runOnce` for replies that hold a secret: what it keeps is sealed. */
async function runOnceSealed({ deps }: AppTools, tx: Database, call: KeyedCall, now: Date, work: Work) {
  const seal = createSeal(deps.settings.secret, deps.random);
  const sealedWork = async (): Promise<Sealed> => ({ sealed: seal.close(JSON.stringify(await work()), call.key) });
  const { sealed } = (await runOnce(tx, call, now, sealedWork)) as Sealed;
  return JSON.parse(seal.open(sealed, call.key));
}

/** One transaction; of the test key's visits nothing stays. */
async function inTransaction<Reply>(
  { deps: { database } }: AppTools,
  { visit }: OpenedCall,
  work: (tx: Database) => Promise<Reply>,
): Promise<Reply> {
  if (!visit?.site.isTest) return database.db.transaction(work);
  const undone = new Error('undone');
  let reply: Reply | undefined;
  const trial = database.db.transaction(async (tx) => {
    reply = await work(tx);
    throw undone;
  });
  await trial.catch((error) => {
    if (error !== undone) throw error;
  });
  return reply as Reply;
}

export function keyedCall({ endpoint }: Route, { call, asked, key }: Opened): KeyedCall | null {
  if (key === null) return null;
  const hash = bodyHash(asked.body, asked.parameters);
  const visitId = call.visit?.id ?? null;
  return { actorScope: call.actor.scope, route: endpoint.name, key, bodyHash: hash, visitId };
}

async function runWrite(tools: AppTools, route: Route & { mode: 'read' | 'write' }, opened: Opened) {
  const { deps } = tools;
  const { call, asked } = opened;
  const keyed = keyedCall(route, opened);
  await route.before?.({ ...deps, tx: deps.database.db, actor: call.actor }, asked);
  return inTransaction(tools, call, async (tx) => {
    const work = () => route.run(serviceContext(tools, call, tx), asked);
    if (keyed === null) return work();
    return route.sealReply ? runOnceSealed(tools, tx, keyed, call.now, work) : runOnce(tx, keyed, call.now, work);
  });
}

/** Those that answer in one piece. */
type Answered = Exclude<Route, { mode: 'stream' | 'live' | 'file' }>;

/** The route's work: alone, on a connection, or in one transaction with its idempotency row. */
export function runRoute(tools: AppTools, route: Answered, opened: Opened): unknown {
  const { call, asked } = opened;
  if (route.mode === 'pure') return route.run(asked, call);
  if (route.mode === 'read') return route.run(serviceContext(tools, call, tools.deps.database.db), asked);
  return runWrite(tools, route, opened);
}

export type StreamRoute = Route & { mode: 'stream' };

const done = (data: unknown): StreamEvent => ({ event: 'done', data });

/** Closes a stream in one transaction. What was cut is kept, but answers no repeat under its key. */
async function close(tools: AppTools, route: StreamRoute, opened: Opened, plan: unknown, spoken: Spoken<unknown>) {
  const { call } = opened;
  const keyed = keyedCall(route, opened);
  return inTransaction(tools, call, async (tx) => {
    const closing = route.stream.close(serviceContext(tools, call, tx), plan, spoken);
    if (keyed !== null && !spoken.isCut) return keepOnce(tx, keyed, call.now, closing);
    await closing.keep();
    return closing.reply;
  });
}

/** Says the pieces, and keeps them whether it ends well, is stopped or fails. */
async function* speak(tools: AppTools, route: StreamRoute, opened: Opened, plan: unknown, signal: AbortSignal) {
  const { database } = tools.deps;
  const { stream } = route;
  const pieces: unknown[] = [];
  const keep = (isCut: boolean) => close(tools, route, opened, plan, { pieces, isCut, key: opened.key });
  try {
    const context = serviceContext(tools, opened.call, database.db);
    for await (const piece of untilStopped(stream.speak(context, plan, signal), signal)) {
      pieces.push(piece);
      yield* stream.tell(piece, plan);
    }
  } catch (error) {
    if (pieces.length > 0) await keep(true);
    throw error;
  }
  if (pieces.length > 0 || !signal.aborted) yield done(await keep(signal.aborted));
  else if (signal.reason instanceof Failure) throw signal.reason;
}

/** The events of a stream's call; the last is `done`, unless it throws or is stopped before its first piece. */
export async function* runStream(
  tools: AppTools,
  route: StreamRoute,
  opened: Opened,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const { db } = tools.deps.database;
  const { stream } = route;
  const keyed = keyedCall(route, opened);
  const earlier = keyed && (await earlierReply(db, keyed, opened.call.now));
  if (earlier) {
    yield* stream.retell(earlier);
    return yield done(earlier);
  }
  const plan = await stream.open(serviceContext(tools, opened.call, db), opened.asked, opened.key);
  yield* speak(tools, route, opened, plan, signal);
}

/** The source's pieces until it ends or `signal` is aborted; whoever does not stop then is left alone. */
async function* untilStopped<Piece>(source: AsyncIterable<Piece>, signal: AbortSignal): AsyncGenerator<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  const stopped = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  while (!signal.aborted) {
    const step = await Promise.race([pieces.next(), stopped]);
    if (step === null || step.done) break;
    yield step.value;
  }
  if (signal.aborted) pieces.return?.().catch(() => {});
}
