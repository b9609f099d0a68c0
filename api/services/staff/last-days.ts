const DAY_MS = 86_400_000;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The last so many days in UTC, the oldest first, today among them. */
export const lastDays = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, back) => dayOf(now.getTime() - back * DAY_MS)).toReversed();

const MONDAY = 1;

/** The Mondays of the last so many weeks, the oldest first, that of this week among them. */
export function lastWeeks(now: Date, weeks: number): string[] {
  const monday = now.getTime() - ((now.getUTCDay() + 7 - MONDAY) % 7) * DAY_MS;
  return Array.from({ length: weeks }, (_, back) => dayOf(monday - back * 7 * DAY_MS)).toReversed();
}
