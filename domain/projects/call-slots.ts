import type { Market } from '#domain/place.ts';
import { isHoliday } from '#domain/projects/public-holidays.ts';

const CALL_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;

/** So soon a call can be at the earliest, and so far ahead at the latest. */
const EARLIEST_MS = 4 * HOUR_MS;
const LATEST_MS = 14 * 24 * HOUR_MS;

/** So long before a call its reminder is mailed. */
export const REMINDER_MS = 24 * HOUR_MS;

/** The hours in which our experts answer, where they sit. */
const [FIRST_HOUR, LAST_HOUR] = [9, 17];
const SATURDAY = 6;

/** Where the experts of a market sit. */
const deskZones: Record<Market, string> = {
  de: 'Europe/Berlin',
  at: 'Europe/Berlin',
  ch: 'Europe/Berlin',
  us: 'America/Denver',
};

/** What the clocks of a zone show: the day, `YYYY-MM-DD`, and the hour. */
function clocksOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', hourCycle: 'h23' },
  });
  return (moment: number) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return {
      day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
      hour: Number(parts.get('hour')),
    };
  };
}

function isWorkday(market: Market, day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== SATURDAY && !isHoliday(market, day);
}

/** Every moment at which a call can begin, the earliest first. */
export function callSlots(market: Market, now: Date): Date[] {
  const read = clocksOf(deskZones[market]);
  const first = Math.ceil((now.getTime() + EARLIEST_MS) / CALL_MS) * CALL_MS;
  const count = Math.floor((now.getTime() + LATEST_MS - first) / CALL_MS) + 1;
  const moments = Array.from({ length: count }, (_, index) => first + index * CALL_MS);
  return moments.flatMap((moment) => {
    const { day, hour } = read(moment);
    return hour >= FIRST_HOUR && hour < LAST_HOUR && isWorkday(market, day) ? [new Date(moment)] : [];
  });
}

export const callEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + CALL_MS);
/** Of a call that ends now. */
export const callStart = (endsAt: Date): Date => new Date(endsAt.getTime() - CALL_MS);

/** The zone as it was named where it is known here, else where the experts sit. */
export function knownZone(named: string, market: Market): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions().timeZone;
  } catch {
    return deskZones[market];
  }
}
