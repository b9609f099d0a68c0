import { expect, test } from 'vitest';
import { slotDays } from '#host-site/pages/project/call/slot-days.ts';

const slots = ['2026-11-23T14:30:00.000Z', '2026-11-23T15:30:00.000Z'];

test('a moment belongs to the day on the reader’s calendar', () => {
  expect(slotDays(slots, 'Europe/Berlin')).toEqual([{ day: '2026-11-23', slots }]);
  expect(slotDays(slots, 'Asia/Tokyo').map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24']);
});
