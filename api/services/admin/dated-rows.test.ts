import { expect, test } from 'vitest';
import { datedRows } from '#api/services/admin/dated-rows.ts';
import { newestFeedIn } from '#domain/estimate/subsidies/dated.ts';

const rowsOn = (day: string) => datedRows(new Date(`${day}T15:00:00Z`), 'de');

test('each has the days that are left, what comes first first', async () => {
  const rows = await rowsOn('2026-11-23');
  const feedIn = rows.find((it) => it.id === 'de-feed-in');
  expect(feedIn).toMatchObject({ kind: 'subsidy', market: 'de', date: newestFeedIn.to, daysLeft: 69 });
  const left = rows.map((it) => it.daysLeft);
  expect(left).toEqual(left.toSorted((a, b) => a - b));
  expect(rows.map((it) => it.name)).not.toContain('');
});

test('what has ended is told for a while, and then no more', async () => {
  const ids = async (day: string) => (await rowsOn(day)).map((it) => it.id);
  expect(await ids('2026-11-23')).toContain('de-charging-apartment-building');
  expect(await ids('2027-01-23')).not.toContain('de-charging-apartment-building');
  expect(await ids('2026-11-23')).not.toContain('us-25d');
});

test('a figure is told once it grows old, a text of ours always', async () => {
  const of = async (day: string, kind: string) => (await rowsOn(day)).filter((it) => it.kind === kind);
  const young = (await of('2026-11-23', 'figure')).map((it) => it.asOf);
  expect(young).not.toContain('2026-11');
  expect(young).toContain('2025-11');
  expect((await of('2027-09-10', 'figure')).map((it) => it.asOf)).toContain('2026-11');
  expect((await of('2026-11-23', 'legal')).map((it) => [it.id, it.date])).toEqual([
    ['consent', '2027-10-01'],
    ['legalPages', '2027-10-31'],
  ]);
  expect(await of('2026-11-23', 'claim')).toHaveLength(1);
});
