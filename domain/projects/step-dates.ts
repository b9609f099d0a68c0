const DAY_MS = 86_400_000;

/** A step is planned no further ahead than this after its request; a choice of ours. */
export const MOST_YEARS_AHEAD = 2;

/** The day of a moment, `YYYY-MM-DD` in UTC, so many days later. */
export function dayOf(moment: Date, daysLater = 0): string {
  return new Date(moment.getTime() + daysLater * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a step may lie on these days: in order, not before its request, and not in another decade. */
export function mayLieOn(asked: Date, dueFrom: string, dueUntil: string): boolean {
  return dayOf(asked) <= dueFrom && dueFrom <= dueUntil && dueUntil <= dayOf(asked, MOST_YEARS_AHEAD * 365);
}
