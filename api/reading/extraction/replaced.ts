import { familyOf, fuels } from '#api/reading/extraction/families.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { unitOf } from '#api/reading/extraction/quantities.ts';

const REPLACED_REACH = 5;
const FUEL_REACH = 2;
/** "La chaudière à mazout": the fuel of the furnace is named after it. */
const isOnlyDevice = (item: Item) => isAny(item, 'heating') && item.is.size === 1;
const isAhead = (item: Item) => isAny(item, 'wish', 'plan', 'later') || isWord(item.word, 'must');

/** "Gas is out", "we got rid of oil": the nearest heating, unless that is only wished. */
function markGone(items: readonly Item[]): void {
  const at = items.findIndex((item) => isAny(item, 'gone'));
  if (at < 0 || items.some(isAhead)) return;
  const places = items.flatMap((item, place) => (isAny(item, ...fuels) ? [place] : []));
  const after = places.find((place) => place > at && place <= at + REPLACED_REACH);
  const gone = isWord(items[at]?.word, 'goneAfterwards') ? places.findLast((place) => place < at) : after;
  const first = gone ?? places.findLast((place) => place < at) ?? -1;
  const item = items[first];
  if (!item) return;
  item.isOff = true;
  const fuel = places.find((place) => place > first && place <= first + FUEL_REACH);
  if (fuel !== undefined && isOnlyDevice(item)) (items[fuel] as Item).isOff = true;
}

/** "Oil until 2022", "gas before, a heat pump now": the fuel stands before the word that says it is over. */
function markPast(items: readonly Item[]): void {
  const at = items.findIndex((item) => isAny(item, 'former'));
  const fuel = items[at - 1];
  const isNext = items.slice(at + 1).some((item) => familyOf(item));
  if (fuel && isAny(fuel, ...fuels) && !isOnlyDevice(fuel) && !isNext) fuel.isOff = true;
}

const isUnit = (item: Item | undefined) => unitOf(item) !== undefined;

/** What stands in the place of something counts: in "gas instead of oil", "150 m² statt 130", "l'ancienne chaudière" the other is over. */
export function markReplaced(items: readonly Item[]): void {
  if (items.length < 2) return;
  markGone(items);
  markPast(items);
  items.forEach((item, at) => {
    if (!isAny(item, 'insteadOf') && !(isAny(item, 'former') && isAny(items[at + 1], ...fuels))) return;
    const end = Math.min(items.length, at + 1 + REPLACED_REACH);
    for (let place = at + 1; place < end; place++) {
      const next = items[place] as Item;
      if (next.value === undefined && !familyOf(next)) continue;
      next.isOff = true;
      const after = items[place + 1];
      if (after && isUnit(after)) after.isOff = true;
      if (!isAny(next, 'heating') || !familyOf(after ?? next)) return;
    }
  });
}
