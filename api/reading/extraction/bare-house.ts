import { isAnswering } from '#api/reading/extraction/answering.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

const follows = ['inPlace', 'since', 'm2', 'sqft', 'with', 'bought', 'ours'] as const;
/** "House", "maison de 1976", "Haus in Graz": not "the house is cold". */
const isLabel = ({ items }: Clause) => {
  const [first, next] = items;
  return (
    isWord(first?.word, 'plainHouses') &&
    (next === undefined || next.value !== undefined || (isAny(next, ...follows) && !isAny(next, 'thereIs')))
  );
};

const isOfElse = (clause: Clause) => clause.isSought || some(clause, 'units', 'floor', 'other', 'holiday', 'renter');

/** Who is asked for the kind of home, says "house" and goes on to something else has a house of their own. */
export const isBareHouse = (reading: Reading) =>
  reading.asked === 'homeType' &&
  reading.clauses.flatMap(({ items }) => items).length > 1 &&
  reading.statements.some(
    (it) =>
      !it.isWish && isAnswering(reading, it) && isLabel(it) && !(reading.whole.get(it.sentence) ?? []).some(isOfElse),
  );
