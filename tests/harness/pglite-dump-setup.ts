import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { wrapPglite } from '#api/database/pglite.ts';
import { prepareDatabase } from '#tests/harness/prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file: the dump of a prepared database. Making a cluster takes seconds, loading one does not. */
    pgliteDump: string;
  }
}

/** One prepared database, which each test file loads into its own memory. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'wattnest-pglite-'));
  const client = await PGlite.create();
  const database = wrapPglite(client, () => {});
  await prepareDatabase(database);
  const dump = await client.dumpDataDir('none');
  await database.close();
  const file = join(folder, 'prepared.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('pgliteDump', file);
  return () => rmSync(folder, { recursive: true, force: true });
}
