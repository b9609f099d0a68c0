import type { Clause } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isPeriod } from '#api/reading/extraction/periods.ts';
import type { Quantity } from '#api/reading/extraction/quantities.ts';
import { isBurnt, paidFor } from '#api/reading/extraction/said-of-amount.ts';
import { isUnnamedOfTwo } from '#api/reading/extraction/unnamed-of-two.ts';

/** "21,000 of oil and 3,000 of common costs": another sum with a purpose of its own. */
const isForElse = (items: readonly Item[], at: number, end: number) =>
  isWord(items[end]?.word, 'of') &&
  items[end + 1]?.is.size === 0 &&
  !items.slice(end, end + 3).some(paidFor) &&
  items.slice(0, at).some(({ value }) => value !== undefined);

const isTime = (item: Item | undefined) => [...(item?.is ?? [])].some(isPeriod);
/** Items. */
const AFTER = 9;
/** "Gas 1,460, power this year 1,010": each use stands before its sum. */
function namedBefore(items: readonly Item[], at: number): string | undefined {
  const numbers = items.flatMap(({ value }, place) => (value === undefined ? [] : [place]));
  const namesOf = (place: number, order: number) =>
    items.slice(order > 0 ? numbers[order - 1] : 0, place).filter(paidFor);
  const isEach = numbers.length > 1 && numbers.every((place, order) => namesOf(place, order).length === 1);
  return isEach && !items.slice(numbers.at(-1)).some(paidFor)
    ? paidFor(namesOf(at, numbers.indexOf(at))[0])
    : undefined;
}

/** Right after the amount, else before it, else after its period and before another amount. */
export function purposeOf({ items }: Clause, { at, end }: Quantity, named?: Clause): string {
  const label = named?.items ?? [];
  const before = paidFor(items[at - 1]);
  if (before && paidFor(items[0])) return before;
  const each = namedBefore(items, at);
  if (each) return each;
  const isOf = isWord(items[end]?.word, 'purposeAfter') && !isTime(items[end]);
  if (isForElse(items, at, end)) return '';
  if (isUnnamedOfTwo(items, { at, end })) return 'power';
  const next = items.findIndex(({ value }, place) => place >= end && value !== undefined);
  const near = [
    ...items.slice(end, end + (isOf ? 3 : isTime(items[end]) ? 2 : 1)),
    ...items.slice(Math.max(0, at - 5), at).reverse(),
    ...items.slice(end + 2, Math.min(end + AFTER, next < 0 ? items.length : next)),
    ...[...label].reverse(),
  ];
  const heats = items.some((item) => isAny(item, 'heats')) || (named && isBurnt(named)) ? 'heating' : '';
  const isOnly = items.filter(({ value }) => value !== undefined).length === 1;
  return paidFor(near.find(paidFor) ?? (isOnly ? items.slice(0, at).findLast(paidFor) : undefined)) ?? heats;
}
