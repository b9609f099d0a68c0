import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { countRows } from '#tests/harness/calls.ts';
import { lastTry, poisonOneOf } from '#tests/harness/mail-flood.ts';
import { startApp } from '#tests/harness/with-app.ts';

const MAILS = process.env.DEEP ? 100_000 : 300;
const BATCH = 1_000;
const MS_PER_MAIL = 60;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heapMegabytes(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

test(`one poisoned mail among ${MAILS} stays alone, and memory flat`, {
  timeout: 60_000 + MAILS * MS_PER_MAIL,
}, async () => {
  const app = await startApp();
  try {
    await poisonOneOf(app, MAILS);
    const heap: number[] = [];
    let done = 0;
    for (let batch = 0; batch < MAILS / BATCH; batch += 1) {
      done += await app.runJobs('send-mail');
      heap.push(heapMegabytes());
    }
    await lastTry(app);
    await app.runJobs('send-mail');
    const [first = 0] = heap;
    console.log(
      `${done} mails out, heap ${Math.round(first)} MB after the first ${BATCH}, ${Math.round(heap.at(-1) ?? 0)} MB at the end`,
    );
    expect(done).toBe(MAILS - 1);
    expect(await countRows(app, `pgboss.job where name = 'dead-letters'`)).toBe(1);
    expect(Math.max(...heap) - first).toBeLessThan(50);
  } finally {
    await app.stop();
  }
});
