import type { Clause } from '#domain/chat/extraction/clauses.ts';
import { fuels } from '#domain/chat/extraction/families.ts';
import { type Item, isAny } from '#domain/chat/extraction/items.ts';
import { unitOf } from '#domain/chat/extraction/quantities.ts';
import type { Age } from '#domain/home/enumerations.ts';

const OLDEST = 150;

export interface AgeWord {
  age: Age;
  /** Said in years, not only as "new". */
  isCounted: boolean;
}

/** Half-open: 5 years are `5_10`. */
export function ageOf(years: number): Age {
  if (years <= 1) return 'new';
  if (years < 5) return 'under_5';
  if (years < 10) return '5_10';
  return years < 15 ? '10_15' : 'over_15';
}

const isYear = (items: readonly Item[], at: number, year: number) => {
  const { raw = '', value = 0 } = items[at] ?? {};
  const isAmount = isAny(items[at + 1], 'perYear', 'otherUnit', 'eur', 'chf', 'usd', 'kw');
  return /^\d{4}$/.test(raw) && value > year - OLDEST && value <= year && !isAmount;
};

const wasWords = /^(war|etait|was)$/;
/** "Since 2010", "2010 renewed": a year that is said of something done. */
const isDone = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 4), at).some((item) => isAny(item, 'since', 'now', 'roofed', 'fresh')) ||
  isAny(items[at - 1], ...fuels) ||
  (at === items.length - 1 && at <= 2 && wasWords.test(items[at - 1]?.word ?? '')) ||
  isAny(items[at + 1], 'since', 'roofed') ||
  (at === 0 && items.some((item) => isAny(item, 'have', 'roofed', 'changed'))) ||
  (items.length <= at + 4 && isAny(items.at(-1), 'roofed'));

/** "12 years", "12 years of", "8 months". */
function spanAt(items: readonly Item[], at: number): number | undefined {
  const isApart = /^(of|de|d)$/.test(items[at + 1]?.word ?? '');
  if (isAny(items[at + (isApart ? 2 : 1)], 'years')) return items[at]?.value;
  return isAny(items[at + 1], 'months') && !isAny(items[at + 1], 'perMonth') ? 1 : undefined;
}

/** "I am 72 years old", "j'ai 72 ans". */
const isOfPerson = (items: readonly Item[], at: number) =>
  isAny(items[at - 2], 'self') && isAny(items[at - 1], 'roleOf', 'have') && items.length <= at + 3;

/** "'98". */
const shortYear = ({ raw, gap }: Item, year: number) => {
  if (!/^\d\d$/.test(raw) || !(gap.endsWith("'") || raw.startsWith('0'))) return undefined;
  const found = 2000 + Number(raw);
  return found > year ? found - 100 : found;
};

function yearsAt(items: readonly Item[], at: number, year: number, isAsked: boolean): number | undefined {
  const value = items[at]?.value;
  if (value === undefined) return undefined;
  const span = isOfPerson(items, at) ? undefined : spanAt(items, at);
  if (span !== undefined) return span;
  if (isYear(items, at, year) && (isAsked || isDone(items, at))) return year - value;
  if (isOfPerson(items, at)) return undefined;
  const short = isAsked ? shortYear(items[at] as Item, year) : undefined;
  if (short !== undefined) return year - short;
  const isNowOld = at === items.length - 1 && isAny(items[at - 1], 'now', 'ago');
  return (isNowOld || isAsked) && value < 100 && !unitOf(items[at + 1]) ? value : undefined;
}

/** The age said in a clause. */
export function ageIn({ items }: Clause, year: number, isAsked: boolean): AgeWord | undefined {
  const years = items.map((_, at) => yearsAt(items, at, year, isAsked)).findLast((found) => found !== undefined);
  if (years !== undefined) return { age: ageOf(years), isCounted: true };
  const isFresh = items.some((item) => isAny(item, 'fresh') && !item.isNegated);
  const isLate = items.some((item) => isAny(item, 'lastYear', 'thisYear'));
  const isInstalled = isAsked || items.some((item) => isAny(item, 'roofed', 'since', 'have'));
  return isFresh || (isLate && isInstalled) ? { age: 'new', isCounted: false } : undefined;
}
