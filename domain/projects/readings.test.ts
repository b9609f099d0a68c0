import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureOf, misfit, type Reading } from '#domain/projects/readings.ts';

const yearly = { low: 8_000, middle: 9_000, high: 10_000 };
const at = (day: string, producedKwh: number): Reading => ({ day, producedKwh });

test.each([
  ['begun', [at('2026-03-01', 100)], 0, 0],
  ['running', [at('2026-03-01', 100), at('2026-05-13', 1_900)], 73, 1_800],
  ['kept', [at('2026-03-01', 0), at('2027-03-01', 6_800)], 365, 6_800],
  ['missed', [at('2026-03-01', 0), at('2027-03-01', 6_799)], 365, 6_799],
  ['missed', [at('2026-03-01', 0), at('2028-02-29', 10_000)], 365, 5_000],
  ['kept', [at('2026-03-01', 0), at('2027-03-01', 7_000), at('2028-03-01', 7_001)], 365, 7_000],
] as const)('%s: %o', (standing, readings, days, measuredKwh) => {
  const measure = measureOf(readings, yearly);
  expect([measure?.standing, measure?.days, Math.round(measure?.measuredKwh ?? -1)]).toEqual([
    standing,
    days,
    measuredKwh,
  ]);
});

test('before a full year the projection is told in proportion, its line 15 % below the lower end', () => {
  const { projected, lineKwh } = measureOf([at('2026-03-01', 0), at('2026-05-13', 9)], yearly) ?? {};
  expect([projected?.low, projected?.high, lineKwh]).toEqual([1_600, 2_000, 1_360]);
});

test('without a reading of what was produced nothing is measured', () => {
  expect(measureOf([], yearly)).toBeNull();
  expect(measureOf([{ day: '2026-03-01', drawnKwh: 5 }], yearly)).toBeNull();
});

test('counters never run backwards, whatever the order they are read in', () => {
  const known = [at('2026-03-01', 100), at('2026-05-01', 500)];
  expect(misfit(known, at('2026-04-01', 300))).toBeUndefined();
  expect(misfit(known, at('2026-04-01', 99))).toBe('producedKwh');
  expect(misfit(known, at('2026-04-01', 501))).toBe('producedKwh');
  expect(misfit(known, { day: '2026-06-01', drawnKwh: 1 })).toBeUndefined();
});

test('more that was measured never makes a kept year a missed one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 5_000 }), (kwh, more) => {
      const standing = (count: number) => measureOf([at('2026-03-01', 0), at('2027-03-01', count)], yearly)?.standing;
      if (standing(kwh) === 'kept') expect(standing(kwh + more)).toBe('kept');
    }),
  );
});
