import { mkdirSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { pgliteFolder, wrapPglite } from '#api/database/pglite.ts';
import { prepareDatabase } from '#tests/harness/prepare-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file: the dump of a prepared database, which a test file loads into its own memory. */
    pgliteDump: string;
    /** The same as a data folder, to be copied. */
    preparedFolder: string;
  }
}

type Prepared = Pick<import('vitest').ProvidedContext, 'pgliteDump' | 'preparedFolder'>;

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'wattnest-prepared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const client = await PGlite.create();
  const database = wrapPglite(client, () => {});
  await prepareDatabase(database);
  const dump = await client.dumpDataDir('none');
  await database.close();
  const prepared = { pgliteDump: join(folder, 'prepared.tar'), preparedFolder: join(folder, 'data') };
  writeFileSync(prepared.pgliteDump, Buffer.from(await dump.arrayBuffer()));
  const loadDataDir = await openAsBlob(prepared.pgliteDump);
  mkdirSync(prepared.preparedFolder);
  await (await PGlite.create({ dataDir: pgliteFolder(prepared.preparedFolder), loadDataDir })).close();
  return prepared;
}

/** Each project of a run loads this file for itself. */
const ofThisProcess = globalThis as { preparedCluster?: Promise<Prepared> };

/** One prepared database for all projects of a run: making a cluster takes seconds. */
export default async function setup(project: TestProject): Promise<void> {
  ofThisProcess.preparedCluster ??= prepare();
  const { pgliteDump, preparedFolder } = await ofThisProcess.preparedCluster;
  project.provide('pgliteDump', pgliteDump);
  project.provide('preparedFolder', preparedFolder);
}
