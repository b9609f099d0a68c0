import { expect, test } from 'vitest';
import { dayOf, mayLieOn } from '#domain/projects/step-dates.ts';

const asked = new Date('2026-11-20T23:30:00Z');

test.each([
  ['2026-11-20', '2026-11-20', true],
  ['2026-12-01', '2026-12-24', true],
  ['2026-12-01', '2026-11-30', false],
  ['2026-11-19', '2026-11-21', false],
  ['2028-11-19', '2028-11-19', true],
  ['2028-11-19', '2028-11-20', false],
])('a step from %s until %s: %s', (from, until, may) => {
  expect(mayLieOn(asked, from, until)).toBe(may);
});

test('days are those of UTC, over the end of a month', () => {
  expect([dayOf(asked), dayOf(asked, 11)]).toEqual(['2026-11-20', '2026-12-01']);
});
