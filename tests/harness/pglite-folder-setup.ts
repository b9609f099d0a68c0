import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '#api/database/pglite.ts';
import { prepareDatabase } from '#tests/harness/prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with a prepared database, to be copied. Making a cluster takes seconds. */
    preparedFolder: string;
  }
}

/** One prepared data folder for all test files of a run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'wattnest-prepared-'));
  const database = await openPglite(folder);
  await prepareDatabase(database);
  await database.close();
  project.provide('preparedFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
