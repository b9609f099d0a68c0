import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

/** Items of "I think electric". */
const SHORT = 4;
const beside = ['electric', 'self', 'about', 'thereIs', 'yes', 'so', 'filler', 'and'] as const;

/** "Electric, still the first one", "je crois électrique, des grilles au sol": who opens so tells of a heating, whatever was asked. */
export function isHeaterAlone({ whole, clauses, known }: Reading, clause: Clause): boolean {
  const around = whole.get(clause.sentence) ?? [];
  const isOpening = clauses[0]?.items[0] === clause.items[0] && known.currentHeatingSystem === undefined;
  if (!isOpening || !some(clause, 'electric') || clause.items.length > SHORT) return false;
  const isBare = clause.items.every((item) => item.is.size === 0 || isAny(item, ...beside));
  const isElse = around.some(
    (it) => it.isQuestion || some(it, 'ev', 'car', 'cars', 'bill', 'drives', 'charges', 'pays'),
  );
  const isHeater = ({ word }: { word: string }) => isWord(word, 'heaterSigns');
  return isBare && !isElse && around.some((it) => it.items.some(isHeater) || some(it, 'heating'));
}
