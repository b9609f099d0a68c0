import { sql } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { limitCounter } from '#api/database/schema/platform.ts';

export interface Count {
  key: string;
  /** How many there are in a window, */
  points: number;
  /** and how many of them this call takes. */
  cost: number;
  seconds: number;
}

/** The commit does not wait for the disk: a counter that a crash takes back harms nobody. */
const lazily = sql`set_config('synchronous_commit', 'off', true)`;

/**
 * Counts the call under each key in a single statement. `isAlone` says that no transaction is open, so that its commit may
 * be lazy. Returns the milliseconds until the last full window ends, 0 when none is full.
 */
export async function countDurably(tx: Database, counts: readonly Count[], { isAlone = false } = {}): Promise<number> {
  const now = Date.now();
  const { key, points, expire } = limitCounter;
  const isOver = sql`${expire} <= ${sql.param(new Date(now), expire)}`;
  const rows = counts.map((it) => ({ key: it.key, points: it.cost, expire: new Date(now + it.seconds * 1_000) }));
  const counted = await tx
    .insert(limitCounter)
    .values(rows)
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then excluded.points else ${points} + excluded.points end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
    })
    .returning({ key, points, expire, ...(isAlone && { lazily }) });
  const most = new Map(counts.map((it) => [it.key, it.points]));
  const full = counted.filter((row) => row.points > (most.get(row.key) ?? 0));
  return Math.max(0, ...full.map((row) => (row.expire?.getTime() ?? now) - now));
}
