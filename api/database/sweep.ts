import { and, eq, getTableColumns, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#api/database/database.ts';
import { olderThan } from '#api/database/older-than.ts';
import { type Expiry, type Retention, retention, type TableName } from '#api/database/retention.ts';
import { schema } from '#api/database/schema/schema.ts';
import type { Deps } from '#api/deps.ts';
import { logFacts } from '#api/http/log-facts.ts';
import { sweepAddresses } from '#api/services/person/sweep-addresses.ts';

type Context = Pick<Deps, 'database' | 'jobs' | 'settings' | 'logger'>;

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

/** Removes what has outlived its retention, table by table; accounts, companies and what hangs on them stay. A table that fails is logged and does not keep the others. */
export async function sweep(context: Context, now: Date): Promise<void> {
  const { database, logger } = context;
  const attempt = (table: TableName, work: Promise<void>) =>
    work.catch((error: unknown) => logger.error({ table, error: logFacts(error) }, 'a table was not swept'));
  await attempt('contactAddress', sweepAddresses(context, now));
  for (const [name, rule] of Object.entries(retention) as [TableName, Retention][])
    if ('expires' in rule && rule.expires) await attempt(name, sweepTable(database.db, name, rule.expires, now));
}
