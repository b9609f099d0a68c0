import { fsyncSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { Database, OpenDatabase } from '#api/database/database.ts';
import { lockFolder } from '#api/database/owner-lock.ts';
import { relatedTables } from '#api/database/relations.ts';
import { countQueries } from '#api/database/watchdog.ts';
import { within } from '#api/ground/within.ts';

type Init = NodeFS['init'];
interface Stream {
  nfd: number;
}
interface FileSystemModule {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
}

/** A directory cannot be synced everywhere; files can. */
const notSyncable = new Set(['EISDIR', 'EINVAL', 'EBADF', 'EPERM']);

function fsync({ nfd }: Stream): number {
  try {
    fsyncSync(nfd);
  } catch (error) {
    if (!notSyncable.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return 0;
}

/** PGlite's files with fsync, which its mount of the node file system leaves out. */
export class DurableFiles extends NodeFS {
  readonly #sync: (stream: Stream) => number;

  constructor(folder: string, sync: (stream: Stream) => number = fsync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const restoreSync = (module: unknown) => {
      (module as FileSystemModule).NODEFS.stream_ops.fsync = this.#sync;
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [restoreSync as never, ...(emscriptenOpts.preRun ?? [])] } };
  }
}

/** PGlite's own start parameters but for `-F`, which switches fsync off; less memory. */
const startParams = [
  ...PGlite.defaultStartParams.filter((it) => it !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

/** Those of the application, and below them each step of a transaction. */
const counted = ['query', 'exec', 'transaction', 'execProtocol', 'execProtocolRaw', 'execProtocolStream'] as const;

export function wrapPglite(client: PGlite, release: () => void): OpenDatabase {
  const progress = countQueries(client, counted);
  return {
    kind: 'pglite',
    progress,
    db: drizzle(client, { schema: relatedTables }) as unknown as Database,
    queueOptions: () => ({ db: fromPglite(client), backend: 'pglite' }),
    listen: (channel, hear) => client.listen(channel, hear),
    ping: () =>
      within(
        2_000,
        client.query('select 1').then(() => undefined),
      ),
    close: async () => {
      await client.close();
      release();
    },
  };
}

/** Where the database is in a data folder. */
export const pgliteFolder = (dataDir: string): string => join(dataDir, 'pglite');

/** Opens the folder's database for this process alone; throws `FolderInUse` when another one has it. */
export async function openPglite(dataDir: string, options: PGliteOptions = {}): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const folder = pgliteFolder(dataDir);
  const release = lockFolder(folder);
  try {
    return wrapPglite(await PGlite.create({ fs: new DurableFiles(folder), startParams, ...options }), release);
  } catch (error) {
    release();
    throw error;
  }
}
