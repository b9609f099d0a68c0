import { expect, test } from 'vitest';
import { dayIn } from '#domain/projects/market-time.ts';

test.each([
  ['de', '2026-11-20T22:59:59Z', '2026-11-20'],
  ['de', '2026-11-20T23:00:00Z', '2026-11-21'],
  ['ch', '2026-07-20T22:00:00Z', '2026-07-21'],
  ['us', '2026-11-20T05:59:00Z', '2026-11-19'],
  ['us', '2026-11-20T06:00:00Z', '2026-11-20'],
] as const)('in %s, %s is the day %s', (market, moment, day) => {
  expect(dayIn(market, new Date(moment))).toBe(day);
});
