import { setImmediate as breathe } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/** Runs what keeps the processor busy, one after another in this process: between two of them other calls are served. */
export function inTurn<Result>(work: () => Result): Promise<Result> {
  const result = last.then(() => breathe()).then(work);
  last = result.catch(() => {});
  return result;
}
