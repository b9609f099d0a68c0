import type { TestProject } from 'vitest/node';
import { openPostgres } from '#api/database/postgres.ts';
import { administer, databaseUrl, startPostgres } from '#tests/harness/postgres.ts';
import { prepareDatabase } from '#tests/harness/prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's maintenance database, and the name of a prepared one to be copied. */
    postgres: { adminUrl: string; template: string };
  }
}

const template = 'prepared';

/** One cluster for all API tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url: adminUrl, stop } = await startPostgres();
  await administer(adminUrl, `create database ${template}`);
  const database = openPostgres(databaseUrl(adminUrl, template), (error) => {
    throw error;
  });
  await prepareDatabase(database);
  await database.close();
  project.provide('postgres', { adminUrl, template });
  return stop;
}
