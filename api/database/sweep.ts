import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { lead, visit } from '#api/database/schema/leads.ts';
import { idempotency, limitCounter } from '#api/database/schema/platform.ts';

const DAY_MS = 24 * 3_600_000;

/** Removes what has outlived its retention class `short`, and visits without a lead after 30 days. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(idempotency).where(lt(idempotency.createdAt, before(1)));
  await db.delete(limitCounter).where(and(isNotNull(limitCounter.expire), lt(limitCounter.expire, before(1))));
  const itsLeads = db.select({ one: sql`1` }).from(lead).where(eq(lead.visitId, visit.id));
  await db.delete(visit).where(and(lt(visit.lastSeenAt, before(31)), notExists(itsLeads)));
}
