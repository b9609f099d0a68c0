import type { AppTools } from '#api/http/app-tools.ts';
import { earlierReply } from '#api/http/idempotent.ts';
import type { Route } from '#api/http/route.ts';
import { keyedCall, type Opened, serviceContext } from '#api/http/run-route.ts';
import { Failure } from '#domain/failure.ts';

/** Beside the text: results, mails, events, the kept reply. */
const ROWS_BYTES = 4_000;

const WHOLE_SERVER = 'all';

function keptBy(route: Route) {
  if (route.mode === 'stream') return route.stream.kept;
  return route.mode === 'write' ? route.kept : undefined;
}

async function isRepeat({ deps }: AppTools, route: Route, opened: Opened): Promise<boolean> {
  const keyed = keyedCall(route, opened);
  return keyed !== null && (await earlierReply(deps.database.db, keyed, opened.call.now)) !== undefined;
}

/** The server's bytes are counted last: what is refused for one visitor takes nothing from all. */
async function charge({ deps }: AppTools, bytes: number, askedBy: string, visitId: string | null): Promise<void> {
  const { limiter, database } = deps;
  await limiter.alone(database.db, [
    ['bytesPerAddress', askedBy, bytes],
    ...(visitId === null ? [] : [['bytesPerVisit', visitId, bytes] as const]),
  ]);
  await limiter.quick('bytesPerServer', WHOLE_SERVER, bytes);
}

/** Counts what a call will keep, before it does; throws `too-much-stored`. A repeat of what is kept already is answered all the same. */
export async function chargeStored(tools: AppTools, route: Route, opened: Opened): Promise<void> {
  const kept = keptBy(route);
  if (!kept) return;
  const { call, asked } = opened;
  const { askedBy, visit } = serviceContext(tools, call, tools.deps.database.db);
  const bytes = ROWS_BYTES + Buffer.byteLength(JSON.stringify(kept(asked)));
  try {
    await charge(tools, bytes, askedBy, visit?.known ? visit.id : null);
  } catch (error) {
    if (!(error instanceof Failure) || !(await isRepeat(tools, route, opened))) throw error;
  }
}
