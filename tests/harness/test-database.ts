import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#api/database/database.ts';
import { migrate } from '#api/database/migrate.ts';
import { wrapPglite } from '#api/database/pglite.ts';
import { openPostgres } from '#api/database/postgres.ts';
import { createQueue } from '#api/jobs/queue.ts';

export type DatabaseKind = 'pglite' | 'postgres';

export interface TestDatabase {
  database: OpenDatabase;
  /** Gives the database back, empty. */
  release(): Promise<void>;
}

const fail = (error: unknown) => {
  throw error;
};

async function prepare(database: OpenDatabase): Promise<void> {
  await migrate(database);
  const queue = createQueue(database, fail, { supervise: false });
  await queue.start();
  await queue.stop();
}

let shared: Promise<OpenDatabase> | undefined;

async function sharedPglite(): Promise<OpenDatabase> {
  const database = wrapPglite(await PGlite.create(), () => {});
  await prepare(database);
  return database;
}

async function emptyTables({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`do $$ declare names text; begin
    select string_agg(format('%I', tablename), ',') into names from pg_tables where schemaname = 'public';
    execute 'truncate ' || names || ' cascade';
    delete from pgboss.job;
  end $$`);
}

async function pglite(): Promise<TestDatabase> {
  shared ??= sharedPglite();
  const database = await shared;
  await emptyTables(database);
  return { database: { ...database, close: async () => {} }, release: async () => {} };
}

async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const urlOf = (base: string, name: string) => Object.assign(new URL(base), { pathname: `/${name}` }).href;

let template: Promise<string> | undefined;

async function makeTemplate(base: string): Promise<string> {
  const name = `template_${randomUUID().slice(0, 8)}`;
  await administer(base, `create database ${name}`);
  const database = openPostgres(urlOf(base, name), fail);
  await prepare(database);
  await database.close();
  return name;
}

async function postgres(): Promise<TestDatabase> {
  const base = inject('postgresUrl');
  template ??= makeTemplate(base);
  const name = `test_${randomUUID().slice(0, 8)}`;
  await administer(base, `create database ${name} template ${await template}`);
  const database = openPostgres(urlOf(base, name), () => {});
  const release = async () => {
    await database.close();
    await administer(base, `drop database ${name} with (force)`);
  };
  return { database, release };
}

/** A migrated, empty database: one PGlite for each worker, or a copy of a template on the run's PostgreSQL. */
export function takeDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return kind === 'postgres' ? postgres() : pglite();
}
