import { expect, test } from 'vitest';
import { milestonesOf } from '#domain/leads/timeline.ts';

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20', '2026-11-21', '2026-12-12', '2027-01-15'],
  ['2026-11-20T23:59:59.999Z', '2026-11-20', '2026-11-21', '2026-12-12', '2027-01-15'],
  ['2028-02-28T00:00:00Z', '2028-02-28', '2028-02-29', '2028-03-21', '2028-04-24'],
  ['2026-03-29T00:30:00+02:00', '2026-03-28', '2026-03-29', '2026-04-19', '2026-05-23'],
])('a request at %s is followed by steps in UTC days', (createdAt, first, proposal, installationFrom, last) => {
  const dated = milestonesOf(new Date(createdAt));
  expect(dated[0]).toEqual({ kind: 'proposal', dueFrom: first, dueUntil: proposal });
  expect(dated.at(-1)).toEqual({ kind: 'installation', dueFrom: installationFrom, dueUntil: last });
});

test('the steps follow each other and none ends before it begins', () => {
  const dated = milestonesOf(new Date('2026-11-20T10:00:00Z'));
  expect(dated.map(({ kind }) => kind)).toEqual(['proposal', 'expertCall', 'matching', 'siteQuote', 'installation']);
  expect(dated.every(({ dueFrom, dueUntil }) => dueFrom <= dueUntil)).toBe(true);
  expect(dated.map(({ dueFrom }) => dueFrom)).toEqual(dated.map(({ dueFrom }) => dueFrom).toSorted());
});
