import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

const own = ['roof', 'flatRoof', 'pitched', 'house', 'my', 'self', 'detached'] as const;
const isOutbuilding = ({ word }: Item) => isWord(word, 'outbuildings');

/** "Machine shed 80 x 120, steel, faces south": what the sentence speaks of is no home. */
const isOfShed = ({ whole }: Reading, clause: Clause) => {
  const around = whole.get(clause.sentence) ?? [];
  const at = around.findIndex(({ items }) => items[0] === clause.items[0]);
  const before = around.slice(0, at).findLast((it) => it.items.some(isOutbuilding) || some(it, ...own));
  return !some(clause, ...own) && before !== undefined && before.items.some(isOutbuilding) && !some(before, ...own);
};

const isHome = (item: Item) => isAny(item, 'house', 'detached', 'my') && !isOutbuilding(item);
/** "The shed is flat, the house looks south": named before what is said of it, beside the house. */
const isOfShedBeside = ({ whole }: Reading, clause: Clause) => {
  const around = whole.get(clause.sentence) ?? [];
  const at = clause.items.findIndex(isOutbuilding);
  return (
    at >= 0 &&
    at <= 2 &&
    !clause.items.some(isHome) &&
    around.some((it) => it.items[0] !== clause.items[0] && it.items.some(isHome))
  );
};

/** "Only the extension is flat". */
const isOfAnnex = (clause: Clause) =>
  clause.items.some(({ word }) => isWord(word, 'annexes')) &&
  clause.items.some(({ word }) => isWord(word, 'only')) &&
  !some(clause, 'roof');

/** "One shared wall each side". */
const isOfWall = (clause: Clause) =>
  clause.items.some(({ raw }) => raw.split(' ').some((it) => isWord(it.toLowerCase(), 'walls'))) &&
  !some(clause, 'roof');

/** What looks somewhere, or is flat, and is no roof of the home. */
export const isOtherRoof = (reading: Reading, clause: Clause) =>
  isOfShed(reading, clause) || isOfShedBeside(reading, clause) || isOfAnnex(clause) || isOfWall(clause);

/** "The shed has a metal roof of 2014": an outbuilding named before its roof. */
export const isRoofOfShed = ({ items }: Clause) => {
  const roof = items.findIndex((item) => isAny(item, 'roof', 'flatRoof', 'roofed'));
  return items.slice(0, Math.max(0, roof)).some(isOutbuilding) && !items.some((item) => isAny(item, 'house', 'my'));
};
