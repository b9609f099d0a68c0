import { and, eq, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { olderThan } from '#api/database/older-than.ts';
import { retention } from '#api/database/retention.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import type { Deps } from '#api/deps.ts';
import { eraseRows, lockAddresses } from '#api/services/person/erase-rows.ts';
import { oneOf } from '#api/services/person/one-of.ts';

type Context = Pick<Deps, 'database' | 'jobs' | 'settings'>;

/** So that no transaction grows large. */
const PEOPLE_AT_ONCE = 50;

function newestOf(db: Database, table: typeof lead | typeof summaryRequest): SQL {
  const theirs = eq(table.contactAddressId, contactAddress.id);
  return sql`(${db
    .select({ at: max(table.createdAt) })
    .from(table)
    .where(theirs)})`;
}

function silent(db: Database, now: Date): SQL | undefined {
  const { unconfirmed, confirmed } = retention.contactAddress.daysAfterLastRequest;
  const last = sql`greatest(${contactAddress.createdAt}, ${newestOf(db, lead)}, ${newestOf(db, summaryRequest)})`;
  const unproved = and(isNull(contactAddress.confirmedAt), olderThan(last, unconfirmed, now));
  return or(unproved, olderThan(last, confirmed, now));
}

async function silentAddresses(db: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: contactAddress.id }).from(contactAddress).where(where).limit(PEOPLE_AT_ONCE);
  return rows.map(({ id }) => id);
}

/** Erases who has not asked for anything for too long. Asked again under the lock: a request may just have come in. */
export async function sweepAddresses(context: Context, now: Date): Promise<void> {
  const { db } = context.database;
  for (;;) {
    const found = await silentAddresses(db, silent(db, now));
    if (found.length === 0) return;
    await db.transaction(async (tx) => {
      await lockAddresses(tx, found);
      const still = await silentAddresses(tx, and(oneOf(contactAddress.id, found), silent(tx, now)));
      await eraseRows({ ...context, tx, now }, still);
    });
  }
}
