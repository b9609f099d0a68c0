import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isPeriod } from '#api/reading/extraction/periods.ts';
import { paidFor } from '#api/reading/extraction/said-of-amount.ts';

const SUM_WITHIN = 4;
const sumOf = (item: Item) => isAny(item, 'about', 'eur', 'chf', 'usd') || [...item.is].some(isPeriod);
const isFuel = (item: Item) => paidFor(item) !== undefined && paidFor(item) !== 'power';
/** "Plus propane 1,800", "and 1,800 for the oil". */
const isFuelSum = (items: readonly Item[]) => {
  const next = items.slice(0, SUM_WITHIN);
  return next.some(({ value }) => value !== undefined) && next.some(isFuel) && !next.some((it) => isAny(it, 'power'));
};

/** "250 plus propane 1,800": what has no name beside a fuel with a sum of its own is for power. */
export function isUnnamedOfTwo(items: readonly Item[], { at, end }: { at: number; end: number }): boolean {
  const joint = items.findIndex(
    (item, place) => place >= end && (isWord(item.word, 'plusWords') || isAny(item, 'and') || !sumOf(item)),
  );
  const isJoint = isWord(items[joint]?.word, 'plusWords') || isAny(items[joint], 'and');
  return isJoint && items.slice(0, at).every(sumOf) && isFuelSum(items.slice(joint + 1));
}
