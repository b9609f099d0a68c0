import { expect, test } from 'vitest';
import { limitCounter } from '#api/database/schema/platform.ts';
import { eq } from '#api/database/sql.ts';
import { createLimiter } from '#api/limits/limiter.ts';
import { takeDatabase } from '#tests/harness/test-database.ts';

const CALLERS = 12;
const ROUNDS = 40;

test('callers who set aside and give back under shared keys never wait for each other', async () => {
  const { db } = await takeDatabase((process.env.TEST_DATABASE ?? 'pglite') as 'pglite' | 'postgres');
  const limiter = createLimiter({ tokensPerDay: { points: 5, seconds: 60 } });
  const caller = async (number: number) => {
    const own = [`visit${number}`, `address${number % 3}`];
    for (let round = 0; round < ROUNDS; round += 1) {
      const counts = [
        ['tokensPerVisit', own[0] ?? '', 1],
        ['tokensPerAddress', own[1] ?? '', 1],
        ['tokensPerSite', 'site', 1],
        ['tokensPerDay', 'all', 1],
      ] as const;
      if (await limiter.reserve(db, counts)) await limiter.giveBack(db, counts);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: CALLERS }, (_, number) => caller(number)));
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  const [left] = await db.select().from(limitCounter).where(eq(limitCounter.key, 'tokensPerDay:all'));
  expect(left?.points).toBe(0);
});

test('a count whose commit does not wait for the disk is refused inside a transaction', async () => {
  const { db } = await takeDatabase((process.env.TEST_DATABASE ?? 'pglite') as 'pglite' | 'postgres');
  const limiter = createLimiter();
  const lazy = db.transaction((tx) => limiter.alone(tx, [['chatPerVisit', 'visit']]));
  await expect(lazy).rejects.toThrow('inside a transaction');
  await limiter.alone(db, [['chatPerVisit', 'visit']]);
});
