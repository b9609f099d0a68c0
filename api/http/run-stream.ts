import type { AppTools } from '#api/http/app-tools.ts';
import { earlierReply, keepOnce } from '#api/http/idempotent.ts';
import type { Route, Spoken, StreamEvent } from '#api/http/route.ts';
import { keyedCall, type Opened, serviceContext } from '#api/http/run-route.ts';
import { Failure } from '#domain/failure.ts';

export type StreamRoute = Route & { mode: 'stream' };

const done = (data: unknown): StreamEvent => ({ event: 'done', data });

/** Closes a stream in one transaction. What was cut is kept, but answers no repeat under its key. */
async function close(tools: AppTools, route: StreamRoute, opened: Opened, plan: unknown, spoken: Spoken<unknown>) {
  const { call } = opened;
  const keyed = keyedCall(route, opened);
  return tools.deps.database.db.transaction(async (tx) => {
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
      const event = stream.tell(piece);
      if (event) yield event;
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
