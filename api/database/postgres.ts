import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, OpenDatabase } from '#api/database/database.ts';
import { keepPlans, nameOften } from '#api/database/keep-plans.ts';
import { listenOnPostgres } from '#api/database/postgres-listen.ts';
import { relatedTables } from '#api/database/relations.ts';
import { within } from '#api/ground/within.ts';

const QUERY_LIMIT_MS = 10_000;
const POOL_SIZE = 16;
/** Connections outlive a lull: they are dear to open, and their first statements are slow. */
const IDLE_MS = 10 * 60_000;

/** A pool that survives the database going away: the next query connects again. */
export function openPostgres(connectionString: string, onError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: 3_000,
    idle_in_transaction_session_timeout: QUERY_LIMIT_MS,
    statement_timeout: QUERY_LIMIT_MS,
    keepAlive: true,
  });
  const nameOf = nameOften();
  pool.on('connect', (client) => keepPlans(client, nameOf));
  pool.on('error', onError);
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema: relatedTables }) as unknown as Database,
    queueOptions: () => ({ connectionString, max: 4 }),
    listen: (channel, hear) => listenOnPostgres(connectionString, channel, hear),
    ping: () =>
      within(
        2_000,
        pool.query('select 1').then(() => undefined),
      ),
    close: () => pool.end(),
  };
}
