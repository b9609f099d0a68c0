import { failureOfError, logCause } from '#api/ground/errors.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import { createOutlet, type Outlet } from '#api/http/outlet.ts';
import type { Route } from '#api/http/route.ts';
import { type Opened, serviceContext } from '#api/http/run-route.ts';
import { eventHeaders, wantsEvents } from '#api/http/stream-reply.ts';
import { Failure } from '#domain/failure.ts';

type LiveRoute = Route & { mode: 'live' };

/** Less than proxies and phone networks leave a silent connection. */
const BEAT_MS = 20_000;

const numberIn = (text: string | null | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** Behind which event a client goes on. */
function placeOf({ headers }: Request, { asked }: Opened): number | null {
  const { after } = (asked.query ?? {}) as { after?: string };
  return numberIn(headers.get('last-event-id') ?? after);
}

/** One look at a time; what woke it meanwhile is one more look. */
function oneAtATime(look: () => Promise<void>): () => Promise<void> {
  let isDue = false;
  let isLooking = false;
  return async () => {
    isDue = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (isDue) {
        isDue = false;
        await look();
      }
    } finally {
      isLooking = false;
    }
  };
}

interface Listener {
  tools: AppTools;
  route: LiveRoute;
  opened: Opened;
  after: number | null;
  userId: string;
  sessionId: string;
}

/** From its return on the outlet gets what is new, until the session is over, the server stops or the client leaves. */
async function attend({ tools, route, opened, after, userId, sessionId }: Listener, outlet: Outlet): Promise<void> {
  const { deps, sessions } = tools;
  const newsSince = route.live.follow(after);
  const look = oneAtATime(async () => {
    const context = serviceContext(tools, opened.call, deps.database.db);
    for (const event of await newsSince({ ...context, now: deps.clock.now() })) outlet.send(event);
  });
  const woken = () =>
    look().catch((error: unknown) => {
      logCause(deps.logger, failureOfError(error), opened.call.requestId, error);
      outlet.end();
    });
  const stopping = new AbortController();
  stopping.signal.addEventListener('abort', () => outlet.end(route.live.ended('stopping')));
  outlet.atEnd(deps.shutdown.watchWaiting(stopping));
  outlet.atEnd(sessions.watch(sessionId, () => outlet.end(route.live.ended('session'))));
  const beating = setInterval(outlet.beat, BEAT_MS).unref();
  outlet.atEnd(() => clearInterval(beating));
  outlet.atEnd(await deps.live.follow(userId, woken));
  await look();
}

interface Replying {
  request: Request;
  status: number;
  headers: Record<string, string>;
  /** Called once all is said. */
  done: () => void;
}

/** What is new for who is signed in, as it comes; without `Accept: text/event-stream`, how it stands now. */
export async function liveReply(tools: AppTools, route: LiveRoute, opened: Opened, replying: Replying) {
  const { request, status, headers, done } = replying;
  const { userId, sessionId } = opened.call.actor;
  if (!userId || !sessionId) throw new Failure('unauthenticated');
  if (!wantsEvents(request)) {
    const reply = await route.live.read(serviceContext(tools, opened.call, tools.deps.database.db));
    done();
    return new Response(JSON.stringify(reply), { status, headers });
  }
  const outlet = createOutlet();
  outlet.atEnd(tools.listeners.open(userId));
  outlet.atEnd(done);
  request.signal.addEventListener('abort', () => outlet.end(), { once: true });
  const after = placeOf(request, opened);
  try {
    await attend({ tools, route, opened, after, userId, sessionId }, outlet);
  } catch (error) {
    outlet.end();
    throw error;
  }
  return new Response(outlet.body, { status, headers: { ...headers, ...eventHeaders } });
}
