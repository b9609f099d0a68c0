import { expect, test } from 'vitest';
import { callSlots, knownZone } from '#domain/projects/call-slots.ts';

const FRIDAY = new Date('2026-11-20T10:00:00Z');
const spelled = (market: 'de' | 'at' | 'us', now = FRIDAY) => callSlots(market, now).map((it) => it.toISOString());

test('the first is four hours away, the last two weeks', () => {
  const slots = spelled('de');
  expect([slots[0], slots.at(-1)]).toEqual(['2026-11-20T14:00:00.000Z', '2026-12-04T10:00:00.000Z']);
  expect(spelled('de', new Date('2026-11-20T10:00:01Z'))[0]).toBe('2026-11-20T14:30:00.000Z');
});

test('a working day has sixteen, from nine to five where the experts sit', () => {
  const monday = (market: 'de' | 'us') => spelled(market).filter((it) => it.startsWith('2026-11-23'));
  expect([monday('de').length, monday('de')[0], monday('de').at(-1)]).toEqual([
    16,
    '2026-11-23T08:00:00.000Z',
    '2026-11-23T15:30:00.000Z',
  ]);
  expect([monday('us').length, monday('us')[0]]).toEqual([16, '2026-11-23T16:00:00.000Z']);
});

test('weekends and the holidays of the market have none', () => {
  const days = (market: 'de' | 'at' | 'us') => new Set(spelled(market).map((it) => it.slice(0, 10)));
  expect(days('de').has('2026-11-21')).toBe(false);
  expect([days('us').has('2026-11-26'), days('de').has('2026-11-26')]).toEqual([false, true]);
  expect(spelled('at', new Date('2026-12-01T10:00:00Z')).some((it) => it.startsWith('2026-12-08'))).toBe(false);
});

test('the clocks of the desk count, in summer and in winter', () => {
  const slots = spelled('de', new Date('2026-10-22T10:00:00Z'));
  expect(slots).toContain('2026-10-23T07:00:00.000Z');
  expect(slots.find((it) => it.startsWith('2026-10-26'))).toBe('2026-10-26T08:00:00.000Z');
});

test('a zone that nobody knows is that of the desk', () => {
  expect([knownZone('Asia/Tokyo', 'de'), knownZone('No/Where', 'us')]).toEqual(['Asia/Tokyo', 'America/Denver']);
});
