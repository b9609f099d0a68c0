import type { Market } from '#domain/place.ts';

type Rule = (year: number) => Date;

const DAY_MS = 86_400_000;
const at = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const on =
  (month: number, day: number): Rule =>
  (year) =>
    at(year, month, day);

/** Gauss's rule as Butcher wrote it down, for the Gregorian calendar. */
function easterOf(year: number): Date {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return at(year, Math.floor(days / 31), (days % 31) + 1);
}

const easter =
  (daysAfter: number): Rule =>
  (year) =>
    new Date(easterOf(year).getTime() + daysAfter * DAY_MS);

/** The so manieth of a weekday in a month, Sunday 0; a negative one counts from its end. */
const nth =
  (count: number, weekday: number, month: number): Rule =>
  (year) => {
    const first = count > 0 ? at(year, month, 1) : at(year, month + 1, 0);
    const away = count > 0 ? (weekday - first.getUTCDay() + 7) % 7 : -((first.getUTCDay() - weekday + 7) % 7);
    const weeks = count > 0 ? count - 1 : count + 1;
    return new Date(first.getTime() + (away + 7 * weeks) * DAY_MS);
  };

/** One on a Saturday is kept the Friday before, one on a Sunday the Monday after: 5 U.S.C. 6103(b), Executive Order 11582. */
const observed =
  (rule: Rule): Rule =>
  (year) => {
    const day = rule(year);
    const shift = { 6: -1, 0: 1 }[day.getUTCDay()] ?? 0;
    return new Date(day.getTime() + shift * DAY_MS);
  };

const goodFriday = easter(-2);
const easterMonday = easter(1);
const ascension = easter(39);
const whitMonday = easter(50);
const corpusChristi = easter(60);

/**
 * Days on which nobody works in the whole of a country, read on 23 November 2026. de: the holiday laws of all states; at:
 * Arbeitsruhegesetz, section 7(2); ch: those of every canton and 1 August (federal constitution, article 110); us: 5 U.S.C. 6103(a).
 */
const holidays: Record<Market, readonly Rule[]> = {
  de: [on(1, 1), goodFriday, easterMonday, on(5, 1), ascension, whitMonday, on(10, 3), on(12, 25), on(12, 26)],
  at: [
    ...[on(1, 1), on(1, 6), easterMonday, on(5, 1), ascension, whitMonday, corpusChristi],
    ...[on(8, 15), on(10, 26), on(11, 1), on(12, 8), on(12, 25), on(12, 26)],
  ],
  ch: [on(1, 1), ascension, on(8, 1), on(12, 25)],
  us: [
    ...[on(1, 1), on(6, 19), on(7, 4), on(11, 11), on(12, 25)].map(observed),
    ...[nth(3, 1, 1), nth(3, 1, 2), nth(-1, 1, 5), nth(1, 1, 9), nth(2, 1, 10), nth(4, 4, 11)],
  ],
};

/** Whether a day, `YYYY-MM-DD`, is a public holiday there. */
export function isHoliday(market: Market, day: string): boolean {
  const year = Number(day.slice(0, 4));
  /** That of the next 1 January may be kept on 31 December. */
  const days = holidays[market].flatMap((rule) => [rule(year), rule(year + 1)]);
  return days.some((it) => it.toISOString().slice(0, 10) === day);
}
