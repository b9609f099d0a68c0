import type { Database } from '#api/database/database.ts';
import { session } from '#api/database/schema/accounts.ts';
import { and, gt, oneOf, sql } from '#api/database/sql.ts';

/** So soon after its end a session's listeners are told. */
const LOOK_MS = 2_000;

export interface SessionWatch {
  /** Calls `ended` once the session is over, whatever ended it. Returns what takes it off again. */
  watch(sessionId: string, ended: () => void): () => void;
}

async function livingOf(db: Database, ids: string[]): Promise<Set<string>> {
  const living = and(oneOf(session.id, ids), gt(session.expiresAt, sql`now()`));
  const rows = await db.select({ id: session.id }).from(session).where(living);
  return new Set(rows.map(({ id }) => id));
}

/** Looks after all sessions that are watched with one query, and only while there are any. */
export function createSessionWatch(db: Database, lookMs = LOOK_MS): SessionWatch {
  const watched = new Map<symbol, { sessionId: string; ended: () => void }>();
  let looking: NodeJS.Timeout | undefined;
  const look = async () => {
    const asked = [...watched.values()];
    const living = await livingOf(db, [...new Set(asked.map(({ sessionId }) => sessionId))]);
    for (const { sessionId, ended } of asked) if (!living.has(sessionId)) ended();
  };
  /** A database that is away ends no session. */
  const lookQuietly = () => look().catch(() => {});
  return {
    watch(sessionId, ended) {
      const place = Symbol('watched');
      watched.set(place, { sessionId, ended });
      looking ??= setInterval(lookQuietly, lookMs).unref();
      return () => {
        watched.delete(place);
        if (watched.size > 0) return;
        clearInterval(looking);
        looking = undefined;
      };
    },
  };
}
