import { fileURLToPath } from 'node:url';
import type { OpenDatabase } from '#api/database/database.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 820_117;

async function underLock(connectionString: string, work: () => Promise<void>): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await work();
  } finally {
    await client.end();
  }
}

/** Brings the tables up to date. Several processes may start at once: the migrator itself takes no lock on PostgreSQL. */
export async function migrate({ kind, db, queueOptions }: OpenDatabase): Promise<void> {
  const folder = { migrationsFolder };
  if (kind === 'pglite') return (await import('drizzle-orm/pglite/migrator')).migrate(db as never, folder);
  const { migrate: migratePostgres } = await import('drizzle-orm/node-postgres/migrator');
  await underLock(queueOptions().connectionString ?? '', () => migratePostgres(db as never, folder));
}
