import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

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
