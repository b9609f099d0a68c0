import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { named } from '#api/reading/extraction/fuels.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** "The stove in the kitchen": where it stands. */
const isPlace = (items: readonly Item[], at: number) =>
  isAny(items[at], 'room') && items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'inside'));

/** Places of fuels that cook, heat water or are for looks: the nearest to the word that says so. */
export function besides(items: readonly Item[], places: readonly number[]): Set<number> {
  const taken = new Set<number>();
  items.forEach((item, at) => {
    const isBoth = isAny(items[at - 1], 'and') && isAny(items[at - 2], 'heats', 'heating');
    if (isBoth || isPlace(items, at) || !isAny(item, 'notHeating', 'forLooks')) return;
    const near = places.filter((place) => Math.abs(place - at) <= 5 && !taken.has(place));
    const nearest = near.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
    if (nearest !== undefined) taken.add(nearest);
  });
  return taken;
}

/** "Not a gas furnace, it's electric." */
export const isInstead = (clause: Clause, before: Clause | undefined) =>
  before?.sentence === clause.sentence &&
  clause.items.length <= 5 &&
  before.items.some((item) => item.isNegated && isAny(item, 'heating'));

/** "Heizen aber mit Strom": the verb stands before the "but". */
export const isHeatsBefore = (clause: Clause, before: Clause | undefined) =>
  before?.sentence === clause.sentence &&
  before.items.length <= 3 &&
  some(before, 'heats') &&
  !some(before, ...named) &&
  isAny(clause.items[0], 'but');

/** "A heat pump? Not for me": no more than a topic. */
export const isDeclined = (clause: Clause, next: Clause | undefined) =>
  clause.items.length <= 4 &&
  !some(clause, 'have', 'heats', 'my') &&
  next !== undefined &&
  next.sentence === clause.sentence &&
  next.items.length <= 3 &&
  isAny(next.items[isAny(next.items[0], 'but') ? 1 : 0], 'neg', 'no') &&
  !next.items.some(({ word }) => isWord(word, 'scarcely')) &&
  next.items.every((item) => item.is.size === 0 || isAny(item, 'neg', 'no', 'self', 'yes', 'but'));
/** "A heat pump yes": a wish, not what is there. */
export const isAgreedTo = (clause: Clause) =>
  some(clause, 'pump') &&
  clause.items.length <= 4 &&
  isAny(clause.items.at(-1), 'yes') &&
  !some(clause, 'have', 'heats', 'my', 'since');
/** "A heat pump, that would be nice": a wish for it. */
export const isOnlyWished = (clause: Clause, next: Clause | undefined) =>
  some(clause, 'pump') &&
  clause.items.length <= 4 &&
  !some(clause, 'have', 'heats', 'my') &&
  next?.sentence === clause.sentence &&
  next.isWish &&
  next.items.length <= 4;
/** "We need a new furnace, rather a heat pump": wished as what stands before. */
export const isWishedBefore = (clause: Clause, before: Clause | undefined) =>
  some(clause, 'pump') &&
  clause.items.length <= 4 &&
  !some(clause, 'have', 'heats', 'my', 'now', 'thereIs') &&
  before?.sentence === clause.sentence &&
  before.isWish &&
  isWord(clause.items[0]?.word, 'rather');
/** "Since we have the heat pump we do not heat with oil any more." */
const isHadBefore = (items: readonly Item[], at: number) => {
  const have = items.findIndex((item) => isAny(item, 'have'));
  return have >= 0 && items.slice(have, at).some((item) => isAny(item, ...named));
};
/** "It never gets warm with a heat pump": what does not heat is not the heating. */
export const isDoubted = ({ items }: Clause) =>
  isWord(items[0]?.word, 'whether') ||
  items.some(
    (item, at) =>
      isAny(item, 'heats', 'heating') &&
      item.isNegated &&
      !items.slice(0, at).some((it) => isAny(it, 'and')) &&
      !isHadBefore(items, at),
  );

/** "Everything is electric, the heating too." */
export const isHeatingToo = (next: Clause | undefined, clause: Clause) =>
  next?.sentence === clause.sentence &&
  next.items.length <= 4 &&
  some(next, 'heating') &&
  !some(next, ...named, 'pays', 'neg');

/** "Everybody talks of heat pumps": about all of them, not about one's own. */
export const isGenerally = (clause: Clause, item: Item) =>
  isAny(item, 'pump') &&
  ((isPurpose(clause.items, clause.items.indexOf(item)) && !some(clause, 'gone', 'changed')) || isMany(clause, item));

/** "There is no room for a heat pump." */
const isPurpose = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'forPurpose'));
const isMany = (clause: Clause, item: Item) =>
  hasPart(item.raw, 'severalPumps') &&
  !some(clause, 'have', 'heats', 'my', 'now', 'changed', 'heating') &&
  !clause.items.some((it) => isAny(it, 'since') && !isAny(it, 'inPlace')) &&
  !clause.items.some(({ value }) => value !== undefined);

/** "From oil to a heat pump" in a wish: the oil is still there. */
export const isLeftFor = ({ items }: Clause, at: number) =>
  isWord(items[at - 1]?.word, 'awayFrom') && items.slice(at + 1, at + 4).some(({ word }) => isWord(word, 'towards'));
