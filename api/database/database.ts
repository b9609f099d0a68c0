import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** A connection or a transaction; services receive a transaction and never open one. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  kind: 'pglite' | 'postgres';
  db: Database;
  /** How pg-boss reaches the same database. */
  queueOptions: () => Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  /** Rejects when the database does not answer within two seconds. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}
