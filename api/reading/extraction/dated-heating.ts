import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { familyOf, fuels } from '#api/reading/extraction/families.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { isYearAlone, saysNothing } from '#api/reading/extraction/said-years.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import { marketAreaUnit } from '#domain/place.ts';

const says = (clause: Clause) => clause.items.some((item) => familyOf(item) || item.value !== undefined);
/** "A heat pump on the roof": the roof is where it stands. */
const isOfRoof = ({ items }: Clause) => {
  const roof = items.findIndex((item) => isAny(item, 'roof', 'flatRoof'));
  return roof >= 0 && !items.slice(0, roof).some((item) => isAny(item, ...fuels));
};
const namesHeating = (clause: Clause | undefined) =>
  clause !== undefined && some(clause, ...fuels) && !isOfRoof(clause) && !some(clause, 'ev', 'car', 'wish', 'plan');

const SHORT = 3;
/** "Oil, 1996", "heat pump, came with the house, 2006", "Heat pump. 2018.": what was named last before the year. */
function isAfterHeating({ sentences, statements }: Reading, clause: Clause): boolean {
  const around = sentences.get(clause.sentence) ?? [];
  const named = around.slice(0, around.indexOf(clause)).findLast(says);
  if (named || around.length > 1) return namesHeating(named);
  const before = statements[statements.indexOf(clause) - 1];
  const isLabel = before !== undefined && before.items.length <= SHORT && before.sentence === clause.sentence - 1;
  return isLabel && namesHeating(before);
}

/** A year answers none of these. */
const otherwise: readonly (OpenQuestion | undefined)[] = ['energyBill', 'hasEV', 'place', 'ownership'];
/** "2009." where the heating is known, and its age is not. */
const isOpening = ({ known, asked, clauses, whole, market }: Reading, clause: Clause) =>
  known.currentHeatingSystem !== undefined &&
  known.heatingSystemAge === undefined &&
  (otherwise.includes(asked) || (asked === 'homeSize' && marketAreaUnit(market) === 'm2')) &&
  clauses[0]?.sentence === clause.sentence &&
  (whole.get(clause.sentence) ?? []).every((it) => isYearAlone(it.items) || saysNothing(it));

const spanWords = ['about', 'range', 'years', 'and', 'between', 'self', 'filler', 'thereIs', 'so'] as const;
/** Questions that so many years do not answer, or answer of something else. */
const agedOtherwise: readonly (OpenQuestion | undefined)[] = ['heatingAge', 'roofType', 'homeType'];
/** "15-20 yrs. flat roof", whatever was asked: as old as the heating that is known. */
export function isAgeAlone({ known, asked, clauses, whole }: Reading, clause: Clause): boolean {
  const { items, sentence } = clause;
  return (
    known.currentHeatingSystem !== undefined &&
    known.heatingSystemAge === undefined &&
    !agedOtherwise.includes(asked) &&
    clauses[0] === (whole.get(sentence) ?? [])[0] &&
    (whole.get(sentence) ?? []).length === 1 &&
    items.some(({ value }, at) => value !== undefined && items.slice(at + 1).some((item) => isAny(item, 'years'))) &&
    items.every((item) => item.value !== undefined || isAny(item, ...spanWords) || isWord(item.word, 'spanOf'))
  );
}

/** Whether a clause is a year and the heating the thing that is of it. */
export const isYearOfHeating = (reading: Reading, clause: Clause): boolean =>
  isYearAlone(clause.items) && (isAfterHeating(reading, clause) || isOpening(reading, clause));
