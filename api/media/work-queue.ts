import { availableParallelism } from 'node:os';
import { Failure } from '#domain/failure.ts';

/** For each that is worked on, so many may wait: the last of them waits some seconds. */
const WAITING_EACH = 8;
const RETRY_SECONDS = 3;

export interface WorkQueue {
  /** Runs the work when its turn has come; throws `too-many-requests` where too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Work that keeps a processor busy: at the same time never more than there are processors. Counted in this process. */
export function createWorkQueue(atOnce = availableParallelism()): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (waiting.length >= atOnce * WAITING_EACH)
        throw new Failure('too-many-requests', { retryAfterSeconds: RETRY_SECONDS });
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
