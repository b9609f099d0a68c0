import type { Concept } from '#api/reading/extraction/concepts.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** A number of a clause with its unit; of a narrow range the middle. */
export interface Quantity {
  /** Undefined for a range too wide to have a middle. */
  value: number | undefined;
  unit: Concept | undefined;
  at: number;
  /** First item after number and unit. */
  end: number;
  isNegated: boolean;
}

const WIDEST_RANGE = 1.5;
const CENTS = 100;
const units = [
  ...(['m2', 'sqft', 'kw', 'eur', 'chf', 'usd', 'perMonth', 'perYear', 'perQuarter', 'perTwoMonths'] as const),
  'perHalfYear' as const,
  ...(['years', 'months', 'otherUnit', 'units'] as const),
] as const;
const before = ['eur', 'chf', 'usd'] as const;

const isAmps = (item: Item | undefined) =>
  isAny(item, 'amps') && (item?.word !== 'a' || item.raw === 'A' || item.gap === '');
export const unitOf = (item: Item | undefined): Concept | undefined =>
  isAmps(item) ? 'amps' : units.find((unit) => isAny(item, unit));

/** "1600, 1700 tops". */
const isMost = (items: readonly Item[], at: number) => items[at]?.gap === ', ' && isWord(items[at + 1]?.word, 'atMost');

/** French "1200 l'électricité" are no litres. */
const unitAt = (items: readonly Item[], at: number): Concept | undefined =>
  isWord(items[at]?.word, 'elidedArticle') && items[at + 1]?.gap === "'" ? undefined : unitOf(items[at]);

/** "Une centaine de mètres carrés": the unit stands after a "de". */
const isRound = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'roundNumbers') &&
  isWord(items[at + 1]?.word, 'countedOf') &&
  unitOf(items[at + 2]) !== undefined;

/** "It went from 1500 to 2200 francs": the last counts. */
const isRise = (items: readonly Item[], at: number) =>
  isWord(items[at - 1]?.word, 'from') && items.some(({ word }) => isWord(word, 'rises'));

const LEAST_SPOKEN = 100;
const isSpoken = (item: Item | undefined) => /^\p{L}/u.test(item?.raw ?? '') && (item?.value ?? 0) >= LEAST_SPOKEN;
/** "150 160", "7 8 years", "two sixty two seventy": a range without a word between. */
const isRow = (items: readonly Item[], at: number) => {
  const [low, high] = [items[at], items[at + 1]];
  const isPlain = [low, high].every((item) => /^\d+$/.test(item?.raw ?? '')) || (isSpoken(low) && isSpoken(high));
  const [from, to] = [low?.value ?? 0, high?.value ?? 0];
  return isPlain && high?.gap === ' ' && to > from && to <= from * WIDEST_RANGE;
};

/** The number that a range begun at `at` ends with; "320 par mois à deux" is none. */
function upperEnd(items: readonly Item[], at: number): number | undefined {
  const next = items[at + 1];
  if (next?.value !== undefined && (/^\s?-\s?$/.test(next.gap) || isMost(items, at + 1) || isRow(items, at)))
    return at + 1;
  const afterUnit = unitOf(next) ? 1 : 0;
  const joint = items[at + 1 + afterUnit];
  const isRange =
    (isAny(joint, 'range') && !isRise(items, at)) ||
    (isAny(joint, 'and') && items.slice(Math.max(0, at - 3), at).some((item) => isAny(item, 'between')));
  const upper = [2, 3].map((step) => at + step + afterUnit).find((place) => items[place]?.value !== undefined);
  const isLess = afterUnit > 0 && (items[upper ?? at]?.value ?? 0) < (items[at]?.value ?? 0);
  return isRange && !isLess ? upper : undefined;
}

const middle = (low: number, high: number) =>
  high >= low && high <= low * WIDEST_RANGE ? (low + high) / 2 : undefined;

const HUNDRED = 100;
/** "17 or 18 hundred": hundreds both. */
const roundLike = (low: number, high: number) =>
  low < HUNDRED && high >= HUNDRED * low && middle(low * HUNDRED, high) !== undefined ? low * HUNDRED : low;

/** "140 nicht 160 m²", "105 et pas 150 m2": the unit stands after the other number. */
function contrasted(items: readonly Item[], at: number): Concept | undefined {
  const no = isAny(items[at + 1], 'and') ? at + 2 : at + 1;
  return isAny(items[no], 'neg') && items[no + 1]?.value !== undefined ? unitAt(items, no + 2) : undefined;
}

/** "58 francs 40": the cents stand after the currency. */
function centsAfter(items: readonly Item[], currency: number): number {
  const [money, cents] = [items[currency], items[currency + 1]];
  const unit = unitOf(items[currency + 2]);
  const isCounted = unit !== undefined && !unit.startsWith('per');
  const isCents = /^\d\d$/.test(cents?.raw ?? '') && cents?.gap === ' ' && !isCounted;
  return isCents && isAny(money, ...before) ? (cents?.value ?? 0) : 0;
}

/** All numbers of a clause. */
export function quantitiesOf(items: readonly Item[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (item?.value === undefined) continue;
    const upper = upperEnd(items, at);
    const high = upper === undefined ? undefined : items[upper]?.value;
    const last = (upper ?? at) + (isRound(items, upper ?? at) ? 1 : 0);
    const unit =
      unitAt(items, last + 1) ?? before.find((currency) => isAny(items[at - 1], currency)) ?? contrasted(items, last);
    const cents = centsAfter(items, last + 1);
    const value = high === undefined ? item.value + cents / CENTS : middle(roundLike(item.value, high), high);
    const end = last + (unitAt(items, last + 1) ? 2 : 1) + (cents > 0 ? 1 : 0);
    found.push({ value, unit, at, end, isNegated: item.isNegated });
    at = cents > 0 ? end - 1 : last;
  }
  return found;
}
