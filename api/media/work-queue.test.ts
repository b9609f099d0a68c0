import { expect, test } from 'vitest';
import { createWorkQueue } from '#api/media/work-queue.ts';

function openWork() {
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const work = (number: number) => () => {
    started.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { ends, started, work };
}
const breathe = () => new Promise((resolve) => setImmediate(resolve));

test('works on as many as there are processors, and on the next when one is done', async () => {
  const queue = createWorkQueue(2);
  const { ends, started, work } = openWork();
  const all = [1, 2, 3].map((number) => queue.run(work(number)));
  await breathe();
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  await breathe();
  expect(started).toEqual([1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
});

test('refuses who would wait too long, and takes them once there is room', async () => {
  const queue = createWorkQueue(1);
  const { ends, work } = openWork();
  const taken = Array.from({ length: 9 }, (_, number) => queue.run(work(number)));
  await breathe();
  await expect(queue.run(work(9))).rejects.toMatchObject({
    code: 'too-many-requests',
    details: { retryAfterSeconds: 3 },
  });
  for (let at = 0; at < 9; at += 1) {
    ends[at]?.();
    await breathe();
  }
  expect(await Promise.all(taken)).toHaveLength(9);
  const again = queue.run(work(10));
  await breathe();
  ends.at(-1)?.();
  expect(await again).toBe(10);
});

test('work that fails gives its place back', async () => {
  const queue = createWorkQueue(1);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'whole')).toBe('whole');
});
