import { sql } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { valuesIn } from '#api/database/names-one-of.ts';

/** Any number that nothing else in this database locks. */
const INDEX_LOCK = 820_118;

/** Making an index waits for every writer, also one that is there already: so it is looked for first. */
async function isIndexed(db: Database): Promise<boolean> {
  const query = sql`select to_regclass('pgboss.job_ids') is not null as found`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { found: boolean }[] };
  return rows[0]?.found === true;
}

/** Jobs are found by the ids in their data; the table is pg-boss's, so no migration of ours knows it. Several processes may start at once. */
export async function indexJobs(db: Database): Promise<void> {
  if (await isIndexed(db)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
    await tx.execute(sql`create index if not exists job_ids on pgboss.job using gin (${valuesIn(sql`data`)})`);
  });
}
