import type { Deps } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { type Expiry, type Retention, retention, type TableName } from '#api/database/retention.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import { upkeep } from '#api/database/schema/platform.ts';
import { schema } from '#api/database/schema/schema.ts';
import {
  type AnyPgColumn,
  and,
  eq,
  getTableColumns,
  inArray,
  isNull,
  max,
  notExists,
  olderThan,
  oneOf,
  or,
  type SQL,
  sql,
} from '#api/database/sql.ts';
import { logFacts } from '#api/ground/errors.ts';
import { removeOrphans } from '#api/services/media/remove-orphans.ts';
import { eraseRows, lockAddresses } from '#api/services/person/erase-person.ts';

type Context = Pick<Deps, 'database' | 'jobs' | 'settings' | 'logger' | 'media' | 'clock'>;

/** So that no statement holds the database up. */
const ROWS_AT_ONCE = 1_000;

function outlived(db: Database, name: TableName, expires: Expiry, now: Date): SQL | undefined {
  const { days, since, unlessIn = [], unlessHas } = expires;
  const { id } = getTableColumns(schema[name]) as { id: AnyPgColumn };
  const unused = unlessIn.map((it) => notExists(db.select({ one: sql`1` }).from(it.table).where(eq(it, id))));
  return and(olderThan(since, days, now), unlessHas && isNull(unlessHas), ...unused);
}

async function sweepTable(db: Database, name: TableName, expires: Expiry, now: Date): Promise<void> {
  const table = schema[name];
  const place = sql`ctid`;
  const batch = db
    .select({ place })
    .from(table)
    .where(outlived(db, name, expires, now))
    .limit(ROWS_AT_ONCE);
  for (;;) {
    const gone = await db.delete(table).where(inArray(place, batch)).returning({ one: sql`1` });
    if (gone.length < ROWS_AT_ONCE) return;
  }
}

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
async function sweepAddresses(context: Context, now: Date): Promise<void> {
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

async function noteUpkeep(db: Database, done: typeof upkeep.$inferInsert): Promise<void> {
  await db.insert(upkeep).values(done).onConflictDoUpdate({ target: upkeep.work, set: done });
}

/** Removes what has outlived its retention, table by table; accounts, companies and what hangs on them stay. A table that fails is logged and does not keep the others. */
export async function sweep(context: Context, now: Date): Promise<void> {
  const { database, logger, clock } = context;
  const failed: TableName[] = [];
  const attempt = (table: TableName, work: Promise<void>) =>
    work.catch((error: unknown) => {
      failed.push(table);
      logger.error({ table, error: logFacts(error) }, 'a table was not swept');
    });
  const beganAt = clock.now();
  await attempt('contactAddress', sweepAddresses(context, now));
  for (const [name, rule] of Object.entries(retention) as [TableName, Retention][]) {
    if ('orphanOf' in rule) await attempt(name, removeOrphans(context));
    if ('expires' in rule && rule.expires) await attempt(name, sweepTable(database.db, name, rule.expires, now));
  }
  await noteUpkeep(database.db, { work: 'sweep', beganAt, endedAt: clock.now(), failed });
}
