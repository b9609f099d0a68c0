import { setImmediate as untilAccepted, setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '#api/database/database.ts';
import type { Live } from '#api/events/live.ts';
import type { Shutdown } from '#api/ground/shutdown.ts';
import type { Listening } from '#api/http/listen.ts';
import type { IdentityPort } from '#api/identity/identity-port.ts';
import type { Queue } from '#api/jobs/queue.ts';

interface Running {
  shutdown: Shutdown;
  listening: Listening;
  queue: Queue;
  live: Live;
  database: OpenDatabase;
  identity: IdentityPort;
}

/** After the door is closed: answers of the adviser get their last word, then what is still open is cut. */
const LAST_WORD_MS = 2_500;
const CUT_MS = 4_000;
/** Of the whole; the rest of ten seconds is for the database. */
const JOBS_UNTIL_MS = 9_000;

/**
 * Ends a server without a call noticing: for `drainMs` it serves on, but `/readyz` sends a balancer elsewhere and each
 * reply ends its connection. Then, once those that knocked meanwhile are in, the door closes, jobs and calls in flight
 * finish, and queue and database close.
 */
export async function shutDown(
  { shutdown, listening, queue, live, database, identity }: Running,
  drainMs: number,
): Promise<void> {
  const since = performance.now();
  shutdown.begin();
  if (drainMs > 0) listening.sendAway();
  await wait(drainMs);
  await untilAccepted();
  queue.rest();
  shutdown.endWaiting();
  const lastWord = setTimeout(() => shutdown.endAnswers(), LAST_WORD_MS);
  await listening.close(CUT_MS);
  clearTimeout(lastWord);
  await queue.stop(JOBS_UNTIL_MS - (performance.now() - since));
  await identity.stop();
  await live.stop();
  await database.close();
}
