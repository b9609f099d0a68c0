import { isAnswering } from '#api/reading/extraction/answering.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

/** Items of "it is a perfectly normal". */
const BEFORE = 5;
const says = ['self', 'my', 'have', 'lives', 'thereIs', 'about', 'filler', 'inPlace', 'roleOf', 'so', 'since'] as const;
const follows = ['inPlace', 'since', 'm2', 'sqft', 'bought', 'owner', 'ours', 'filler', 'yes', 'asks'] as const;

/** "House", "ein ganz normales Haus", "maison de 1976": not "the house is cold", nor one of several flats. */
const isLabel = ({ items }: Clause) => {
  const at = items.findIndex(({ word }) => isWord(word, 'plainHouses'));
  const next = items[at + 1];
  return (
    at >= 0 &&
    at <= BEFORE &&
    !items[at]?.isNegated &&
    items.slice(0, at).every((item) => item.value === undefined && (item.is.size < 2 || isAny(item, ...says))) &&
    (next === undefined || next.value !== undefined || (isAny(next, ...follows) && !isAny(next, 'thereIs')))
  );
};

/** Who is asked for the kind of home and says no more than "house" has a house of their own. */
export const isBareHouse = (reading: Reading) =>
  reading.asked === 'homeType' &&
  !reading.clauses.some((it) => it.isSought || some(it, 'units', 'floor', 'other', 'holiday', 'renter')) &&
  reading.statements.some((it) => !it.isWish && isAnswering(reading, it) && isLabel(it));
