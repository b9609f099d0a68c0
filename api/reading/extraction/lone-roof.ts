import { isAnswering } from '#api/reading/extraction/answering.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

const sides = ['south', 'north', 'east', 'west'] as const;
const beside = [
  ...([...sides, 'roof', 'pitched', 'manySided', 'facing', 'about', 'mainly', 'and', 'with', 'range'] as const),
  ...(['otherUnit', 'inPlace', 'filler', 'yes'] as const),
] as const;
/** Words that say nothing a rule knows: "south-west with a dormer". */
const MOST_UNKNOWN = 1;
const isMaterial = ({ word }: Item) => isWord(word, 'materials');
const isUnknown = (item: Item) => item.is.size === 0 && item.value === undefined && !isMaterial(item);

/** "West Hartford": a name. */
const isName = (items: readonly Item[], at: number) => {
  const next = items[at + 1];
  return isAny(items[at], ...sides) && next?.gap === ' ' && isUnknown(next) && /^\p{Lu}/u.test(next.raw);
};

const isBare = ({ items }: Clause) =>
  items.every((item, at) => isMaterial(item) || (isAny(item, ...beside) && !isName(items, at)));
/** "South, and there's her lilac", "metal, south, 45 degrees because of the snow": where it looks stands alone, whatever follows. */
function isBareSide({ clauses, whole }: Reading, clause: Clause): boolean {
  const around = whole.get(clause.sentence) ?? [];
  const at = around.findIndex((it) => some(it, ...sides));
  const opening = around.slice(0, at + 1);
  return clauses[0] === around[0] && around[at]?.items[0] === clause.items[0] && at <= 1 && opening.every(isBare);
}

/** "South, tile.", "asphalt, west": who opens with where it looks, and what it is of, tells of the roof, whatever was asked. */
export function isRoofAlone(reading: Reading, clause: Clause): boolean {
  const { known, whole } = reading;
  const around = whole.get(clause.sentence) ?? [];
  const items = around.flatMap((it) => it.items);
  const isOpening = isAnswering(reading, clause) && known.roofType === undefined;
  if (!isOpening || known.homeType === 'apartment' || around.some(({ isQuestion }) => isQuestion)) return false;
  if (isBareSide(reading, clause)) return true;
  return (
    around.some((it) => some(it, ...sides)) &&
    items.every((item) => item.value !== undefined || isMaterial(item) || isUnknown(item) || isAny(item, ...beside)) &&
    items.filter(isUnknown).length <= MOST_UNKNOWN &&
    !items.some((_, at) => isName(items, at)) &&
    (isAny(items[0], ...sides, 'roof', 'pitched', 'facing') || items.slice(0, 2).some(isMaterial))
  );
}
