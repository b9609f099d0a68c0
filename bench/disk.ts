import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 20;
/** What PostgreSQL writes at a time. */
const PAGE = Buffer.alloc(8_192, 1);

/** Flushes a page to the disk again and again while something else is measured; `stop` tells how many milliseconds each took. */
export async function watchDisk(): Promise<{ stop(): Promise<number[]> }> {
  const folder = mkdtempSync(join(tmpdir(), 'wattnest-disk-'));
  const file = await open(join(folder, 'page'), 'w');
  const times: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now();
      await file.write(PAGE, 0, PAGE.length, 0);
      await file.datasync();
      times.push(performance.now() - start);
      await wait(PAUSE_MS);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      await file.close();
      rmSync(folder, { recursive: true });
      return times;
    },
  };
}
