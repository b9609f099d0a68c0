import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { type Reading, sentenceOf } from '#api/reading/extraction/reading.ts';

/** Items of "50/50 with my ex". */
const MOST_TOGETHER = 7;
const HALF = 50;
const isHalfEach = (items: readonly Item[], at: number) => items[at]?.value === HALF && items[at + 1]?.value === HALF;
const isWithSomebody = (items: readonly Item[], at: number) =>
  isWord(items[at]?.word, 'with') &&
  items.slice(at + 1, at + 3).some((item) => isAny(item, 'other') || isWord(item.word, 'partners'));

/** "Half each with my sister", "50/50", "together with my brother": who owns a part answers that they own. */
export const isPartOwner = ({ clauses }: Reading) => {
  const [first] = clauses;
  return (
    first !== undefined &&
    !first.isQuestion &&
    first.items.length <= MOST_TOGETHER &&
    !some(first, 'lives', 'renter', 'renting', 'tenant', 'landlord', 'neg') &&
    first.items.some(
      ({ word }, at, items) => isWord(word, 'shareWords') || isHalfEach(items, at) || isWithSomebody(items, at),
    )
  );
};

/** "I have the right to live here all my life": the house is somebody else's. */
export const hasLifeRight = ({ items }: Clause, at: number) =>
  isWord(items[at]?.word, 'lifeRights') && !items[at]?.isNegated && !isWord(items[at - 1]?.word, 'with');

const LEAST_RENT = 100;
/** "18 m² für 540 warm": a rent, with what is paid for heat or without. */
export function isRent(reading: Reading, clause: Clause, at: number): boolean {
  const { items } = clause;
  const isSum = [items[at - 1], items[at - 2]].some((item) => (item?.value ?? 0) >= LEAST_RENT);
  const around = sentenceOf(reading, clause);
  return (
    isWord(items[at]?.word, 'rentKinds') &&
    isSum &&
    around.some((it) => some(it, 'self', 'lives')) &&
    !around.some((it) => some(it, 'lets', 'tenant', 'owner', 'bought'))
  );
}
