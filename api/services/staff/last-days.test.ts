import { expect, test } from 'vitest';
import { lastDays, lastWeeks } from '#api/services/staff/last-days.ts';

test('the last days end with today, whatever the hour', () => {
  expect(lastDays(new Date('2026-03-01T23:59:59Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test.each([
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2026-11-29T23:59:59Z', '2026-11-23'],
  ['2026-11-22T12:00:00Z', '2026-11-16'],
])('a week begins with its Monday: %s', (now, monday) => {
  expect(lastWeeks(new Date(now), 12)).toHaveLength(12);
  expect(lastWeeks(new Date(now), 2).at(-1)).toBe(monday);
});
