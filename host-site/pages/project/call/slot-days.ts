/** The moments of one day on the reader's own calendar. */
interface SlotDay {
  /** `YYYY-MM-DD` there. */
  day: string;
  slots: readonly string[];
}

/** Moments by day, in a zone; without one, in that of the browser. */
export function slotDays(slots: readonly string[], timeZone?: string): SlotDay[] {
  const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...(timeZone && { timeZone }) });
  const days = Map.groupBy(slots, (it) => format.format(new Date(it)));
  return [...days].map(([day, its]) => ({ day, slots: its }));
}
