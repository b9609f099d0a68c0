import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const DAY_MS = 24 * 3_600_000;

/** Whether a moment lies more than so many days before `now`. */
export function olderThan(moment: AnyPgColumn | SQL, days: number, now: Date): SQL {
  return sql`${moment} < ${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
}
