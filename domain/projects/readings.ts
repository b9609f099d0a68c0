import { GUARANTEE_TOLERANCE_PERCENT } from '#domain/guarantee.ts';

/** What a home's counters count, in kWh; heating: what its heat pump has used. */
export const counters = ['producedKwh', 'fedInKwh', 'drawnKwh', 'heatingKwh'] as const;
export type Counter = (typeof counters)[number];
type Counts = Partial<Record<Counter, number | null | undefined>>;

export interface Reading extends Counts {
  /** `YYYY-MM-DD`. */
  day: string;
}

/** A household's counter has seven digits at most. */
export const MOST_COUNTED_KWH = 9_999_999;
/** A reading every day of the first year, and some. */
export const MOST_READINGS = 400;

const DAY_MS = 86_400_000;
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY_MS;
const byDay = (a: Reading, b: Reading) => a.day.localeCompare(b.day);

/** The first counter of a new reading that does not fit between those of its neighbours: counters never run backwards. */
export function misfit(known: readonly Reading[], added: Reading): Counter | undefined {
  return counters.find((it) => {
    const count = added[it];
    if (count === undefined || count === null) return false;
    const isBelow = known.some((other) => other.day < added.day && (other[it] ?? 0) > count);
    return isBelow || known.some((other) => other.day > added.day && (other[it] ?? count) < count);
  });
}

interface Projection {
  low: number;
  middle: number;
  high: number;
}

const YEAR_DAYS = 365;

/**
 * `begun`: a second reading is missing; `running`: no full year yet, told in proportion to its days; `kept` and `missed`: the
 * first year, against the guarantee's line.
 */
type Standing = 'begun' | 'running' | 'kept' | 'missed';

interface Measure {
  standing: Standing;
  days: number;
  measuredKwh: number;
  /** Of as many days. */
  projected: Projection;
  /** So much below the lower end of the projection the guarantee steps in. */
  lineKwh: number;
}

/** What a counter showed so many days after its first reading, between two readings in proportion. */
function countAfter(read: readonly { days: number; count: number }[], days: number): number {
  const next = read.find((it) => it.days >= days);
  const before = read.findLast((it) => it.days <= days);
  if (!next || !before) return read.at(-1)?.count ?? 0;
  if (next.days === before.days) return next.count;
  return before.count + ((next.count - before.count) * (days - before.days)) / (next.days - before.days);
}

/** What the roof has given in its first year so far, against what was projected for a year; null before the first reading. */
export function measureOf(readings: readonly Reading[], yearly: Projection): Measure | null {
  const produced = readings
    .flatMap(({ day, producedKwh: count }) => (typeof count === 'number' ? [{ day, count }] : []))
    .toSorted(byDay);
  const [first] = produced;
  if (!first) return null;
  const read = produced.map(({ day, count }) => ({ days: daysBetween(first.day, day), count }));
  const days = Math.min(YEAR_DAYS, read.at(-1)?.days ?? 0);
  const measuredKwh = countAfter(read, days) - first.count;
  const share = days / YEAR_DAYS;
  const projected = { low: yearly.low * share, middle: yearly.middle * share, high: yearly.high * share };
  const lineKwh = projected.low * (1 - GUARANTEE_TOLERANCE_PERCENT / 100);
  const decided = measuredKwh < lineKwh ? 'missed' : 'kept';
  const running = days === 0 ? 'begun' : 'running';
  return { standing: days === YEAR_DAYS ? decided : running, days, measuredKwh, projected, lineKwh };
}
