import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { isShapedAsYear } from '#api/reading/extraction/said-years.ts';
import { marketAreaUnit } from '#domain/place.ts';

const homes = ['house', 'detached', 'attached', 'villa', 'flat', 'condo', 'ownedFlat', 'mobile'] as const;
/** A kind of home, and no more than that. */
const kinds = ['detached', 'attached', 'villa', 'flat', 'condo', 'ownedFlat', 'mobile'] as const;
export const usualSize = { m2: { from: 30, to: 400 }, sqft: { from: 400, to: 8_000 } };
const LABEL = 3;

/** "Ranch, 1,800.", whatever was asked: the kind of home and a number open the message, and the size is not known. */
function isLabelled({ known, clauses }: Reading, before: readonly Clause[]): boolean {
  const [label] = before;
  return (
    known.homeSize === undefined &&
    before.length === 1 &&
    label !== undefined &&
    label === clauses[0] &&
    label.items.length <= LABEL &&
    some(label, ...kinds) &&
    !some(label, 'other', 'roof', 'flatRoof')
  );
}

/** Questions that another number answers. */
const counted: readonly Reading['asked'][] = ['energyBill', 'heatingAge'];
/** "House. 1,750.": a sentence that is the kind of home, before one that is a number. */
function followsLabel({ asked, known, clauses, whole }: Reading, { items, sentence }: Clause): boolean {
  const [label, next] = clauses;
  const isOpen = known.homeSize === undefined && !counted.includes(asked);
  if (label === undefined || !isOpen || label.sentence === sentence) return false;
  const isNext = next?.sentence === sentence && next.items[0] === items[0];
  const isEach = [label.sentence, sentence].every((it) => whole.get(it)?.length === 1);
  const isKind = label.items.length === 1 && isAny(label.items[0], ...homes);
  return isNext && isEach && isKind && !label.isQuestion && !some(label, 'other');
}

/** "Colonial, 2,200.": the number beside the type of home. */
export function isBesideType(reading: Reading, clause: Clause): boolean {
  const { asked, market, sentences } = reading;
  const { items } = clause;
  const around = sentences.get(clause.sentence) ?? [];
  const before = around.slice(0, around.indexOf(clause));
  const { from, to } = usualSize[marketAreaUnit(market)];
  const numbers = items.filter(({ value }) => value !== undefined);
  const value = numbers[0]?.value ?? 0;
  const isPlain =
    numbers.length === 1 &&
    items.every(
      (item) => item.value !== undefined || isAny(item, 'about', 'so', ...homes) || isWord(item.word, 'feet'),
    );
  const isYear = numbers.some((item) => isShapedAsYear(item));
  const isAsked = asked === 'homeType' && [...before, clause].some((it) => some(it, ...homes));
  return (
    (isAsked || followsLabel(reading, clause) || isLabelled(reading, before)) &&
    isPlain &&
    !isYear &&
    value >= from &&
    value <= to
  );
}
