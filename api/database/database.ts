import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { Progress } from '#api/database/watchdog.ts';

/** A connection or a transaction; services receive a transaction and never open one. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  kind: 'pglite' | 'postgres';
  db: Database;
  /** How pg-boss reaches the same database. */
  queueOptions: () => Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  /** Hears what is said on a channel; null where something may have been missed. Returns what ends it. */
  listen: (channel: string, hear: (payload: string | null) => void) => Promise<() => Promise<void>>;
  /** Of the queries on their way; PGlite only, whose queries all wait for one another. */
  progress?: Progress;
  /** Rejects when the database does not answer within two seconds. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}
