import type { Market } from '#domain/place.ts';

/** What the clocks of a market show; for the US, which has several, those of its middle. */
const zones: Record<Market, string> = {
  de: 'Europe/Berlin',
  at: 'Europe/Vienna',
  ch: 'Europe/Zurich',
  us: 'America/Chicago',
};

export const marketTimeZone = (market: Market): string => zones[market];

/** The day on a market's calendars, `YYYY-MM-DD`. */
export function dayIn(market: Market, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zones[market],
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const of = (type: string) => parts.find((it) => it.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}`;
}
