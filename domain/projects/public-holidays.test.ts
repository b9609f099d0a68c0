import { expect, test } from 'vitest';
import { markets } from '#domain/place.ts';
import { isHoliday } from '#domain/projects/public-holidays.ts';

test.each([
  ['2026-04-03', ['de']],
  ['2026-04-06', ['de', 'at']],
  ['2026-05-14', ['de', 'at', 'ch']],
  ['2026-06-04', ['at']],
  ['2027-03-29', ['de', 'at']],
  ['2038-04-26', ['de', 'at']],
  ['2026-10-03', ['de']],
  ['2026-12-08', ['at']],
  ['2026-08-01', ['ch']],
  ['2026-11-26', ['us']],
  ['2026-05-25', ['de', 'at', 'us']],
  ['2026-07-03', ['us']],
  ['2027-12-31', ['us']],
  ['2026-01-19', ['us']],
  ['2026-12-25', ['de', 'at', 'ch', 'us']],
  ['2026-11-24', []],
] as const)('%s is a holiday in %o', (day, expected) => {
  expect(markets.filter((market) => isHoliday(market, day))).toEqual(expected);
});
