import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countQueries, WATCHDOG_MS, watchDatabase } from '#api/database/watchdog.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A client whose queries end when they are told to. */
function openClient() {
  const ends: (() => void)[] = [];
  const client = { query: () => new Promise<void>((resolve) => ends.push(resolve)) };
  const progress = countQueries(client, ['query']);
  return { client, progress, endOne: () => ends.shift()?.() };
}

test('a query that never ends is a hang, told once', async () => {
  const { client, progress } = openClient();
  const hung = vi.fn();
  watchDatabase(progress, hung);
  client.query();
  await vi.advanceTimersByTimeAsync(WATCHDOG_MS - 1_000);
  expect(hung).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3 * WATCHDOG_MS);
  expect(hung).toHaveBeenCalledOnce();
});

test('many that wait, of which one ends now and then, are load', async () => {
  const { client, progress, endOne } = openClient();
  const hung = vi.fn();
  const stop = watchDatabase(progress, hung);
  for (let query = 0; query < 500; query += 1) client.query();
  for (let time = 0; time < 10; time += 1) {
    await vi.advanceTimersByTimeAsync(WATCHDOG_MS - 2_000);
    endOne();
  }
  expect(hung).not.toHaveBeenCalled();
  stop();
});

test('a database that nobody asks does not hang', async () => {
  const { progress } = openClient();
  const hung = vi.fn();
  watchDatabase(progress, hung);
  await vi.advanceTimersByTimeAsync(3 * WATCHDOG_MS);
  expect(hung).not.toHaveBeenCalled();
});

test('a process that could not run for a while blames no query', async () => {
  vi.useRealTimers();
  const { client, progress, endOne } = openClient();
  const hung = vi.fn();
  const stop = watchDatabase(progress, hung, { limitMs: 100 });
  client.query();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  await new Promise((resolve) => setImmediate(resolve));
  endOne();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hung).not.toHaveBeenCalled();
  stop();
});
