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

const FILLED_BYTES = sql.raw('1000000');

/**
 * Deleting a few rows is quicker than truncating every table; only what a test has filled is truncated. Without triggers the
 * order does not matter.
 */
export async function emptyTables({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      if pg_relation_size(format('%I', name)::regclass) > ${FILLED_BYTES} then execute format('truncate %I cascade', name);
      else execute format('delete from %I', name);
      end if;
    end loop;
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
