import { eq, sql } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { limitCounter } from '#api/database/schema/platform.ts';

export interface Count {
  key: string;
  points: number;
  seconds: number;
  /** What this call costs. */
  cost: number;
}

/** What the column holds. */
const MOST_POINTS = 2 ** 31 - 1;

/** The commit does not wait for the disk: a counter that a crash takes back harms nobody. */
const lazily = sql`set_config('synchronous_commit', 'off', true)`;

/**
 * Counts a call's cost under each key in a single statement. `isAlone` says that no transaction is open, so that its commit
 * may be lazy; `slides` begins the window anew with each allowed point. Returns the milliseconds until the last full window
 * ends, 0 when none is full.
 */
export async function countDurably(
  tx: Database,
  counts: readonly Count[],
  { isAlone = false, slides = false } = {},
): Promise<number> {
  const now = Date.now();
  const { key, points, expire } = limitCounter;
  const isOver = sql`${expire} <= ${sql.param(new Date(now), expire)}`;
  const allowed = Math.min(...counts.map((it) => it.points));
  const begins = slides ? sql`(${isOver} or ${points} < ${allowed})` : isOver;
  const rows = counts.map((it) => ({ key: it.key, points: it.cost, expire: new Date(now + it.seconds * 1_000) }));
  const counted = await tx
    .insert(limitCounter)
    .values(rows)
    .onConflictDoUpdate({
      target: key,
      set: {
        points: sql`case when ${isOver} then excluded.points else least(${points}::bigint + excluded.points, ${MOST_POINTS})::int end`,
        expire: sql`case when ${begins} then excluded.expire else ${expire} end`,
      },
    })
    .returning({ key, points, expire, ...(isAlone && { lazily }) });
  const most = new Map(counts.map((it) => [it.key, it.points]));
  const full = counted.filter((row) => row.points > (most.get(row.key) ?? 0));
  return Math.max(0, ...full.map((row) => (row.expire?.getTime() ?? now) - now));
}

export async function returnPoint(db: Database, key: string): Promise<void> {
  const points = sql`greatest(${limitCounter.points} - 1, 0)`;
  await db.update(limitCounter).set({ points }).where(eq(limitCounter.key, key));
}

export async function forgetCount(tx: Database, key: string): Promise<void> {
  await tx.delete(limitCounter).where(eq(limitCounter.key, key));
}
