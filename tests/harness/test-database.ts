import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { OpenDatabase } from '#api/database/database.ts';
import { wrapPglite } from '#api/database/pglite.ts';
import { openPostgres } from '#api/database/postgres.ts';
import { administer, databaseUrl } from '#tests/harness/postgres.ts';

export type DatabaseKind = 'pglite' | 'postgres';

async function loadPglite(): Promise<OpenDatabase> {
  const loadDataDir = await openAsBlob(inject('pgliteDump'));
  return wrapPglite(await PGlite.create({ loadDataDir }), () => {});
}

async function emptyTables({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`do $$ declare names text; begin
    select string_agg(format('%I', tablename), ',') into names from pg_tables where schemaname = 'public';
    execute 'truncate ' || names || ' cascade';
    delete from pgboss.job;
  end $$`);
}

async function copyPostgres(): Promise<OpenDatabase> {
  const { adminUrl, template } = inject('postgres');
  const name = `test_${randomUUID().slice(0, 8)}`;
  await administer(adminUrl, `create database ${name} template ${template}`);
  return openPostgres(databaseUrl(adminUrl, name), () => {});
}

let shared: Promise<OpenDatabase> | undefined;

/** A migrated, empty database. Each worker has one of its own, which is emptied for the next test. */
export async function takeDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  shared ??= kind === 'postgres' ? copyPostgres() : loadPglite();
  const database = await shared;
  await emptyTables(database);
  return { ...database, close: async () => {} };
}
