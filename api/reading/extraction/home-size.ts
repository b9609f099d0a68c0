import { areasOf, floorsIn, namesArea } from '#api/reading/extraction/areas.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { isRoofArea } from '#api/reading/extraction/roof-area.ts';
import { isBillAgain } from '#api/reading/extraction/said-again.ts';
import { isShapedAsYear } from '#api/reading/extraction/said-years.ts';
import { marketAreaUnit } from '#domain/place.ts';

/** "130 m²? No, rather 150." */
const isMentioned = ({ clauses }: Reading) =>
  clauses.some(
    ({ isQuestion, items }) => isQuestion && items.length < 5 && items.some((item) => isAny(item, 'm2', 'sqft')),
  );

/** Items. */
const SHORT = 6;
const beginsWithArea = ({ items }: Clause) => items[0]?.value !== undefined && isAny(items[1], 'm2', 'sqft');
/** Dictated without a comma: "about two thousand square feet and what does it cost". */
const asksAfterArea = ({ items }: Clause) => {
  const area = items.findIndex((item) => isAny(item, 'm2', 'sqft'));
  return (
    area > 0 &&
    isAny(items[area + 1], 'and') &&
    isAny(items[area + 2], 'opens') &&
    !items.slice(0, area).some((item) => isAny(item, 'opens'))
  );
};
/** "No idea, some 62 m², but why?", "105 m² and then, but which majority must agree?" answer in a question. */
const answersOf = ({ asked, clauses, known, whole }: Reading) => {
  const isAsked = asked === 'homeSize';
  const [first] = clauses;
  const opens = known.homeSize === undefined && first?.isQuestion && (whole.get(first.sentence)?.length ?? 0) > 1;
  if (!isAsked) return first && opens && beginsWithArea(first) && some(first, 'and') ? [first] : [];
  return clauses.filter(
    (it) => it.isQuestion && (it.items.length < SHORT || beginsWithArea(it) || asksAfterArea(it)) && namesArea(it),
  );
};

const homes = ['house', 'detached', 'attached', 'villa', 'flat', 'condo', 'ownedFlat', 'mobile'] as const;
const usual = { m2: { from: 30, to: 400 }, sqft: { from: 400, to: 8_000 } };
/** "Colonial, 2,200.": the number beside the type of home that was asked for. */
function isBesideType({ asked, market, sentences }: Reading, clause: Clause): boolean {
  const { items } = clause;
  const around = sentences.get(clause.sentence) ?? [];
  const before = around.slice(0, around.indexOf(clause));
  const { from, to } = usual[marketAreaUnit(market)];
  const numbers = items.filter(({ value }) => value !== undefined);
  const value = numbers[0]?.value ?? 0;
  const isPlain =
    numbers.length === 1 &&
    items.every(
      (item) => item.value !== undefined || isAny(item, 'about', 'so', ...homes) || isWord(item.word, 'feet'),
    );
  const isYear = numbers.some((item) => isShapedAsYear(item));
  return (
    asked === 'homeType' &&
    isPlain &&
    !isYear &&
    [...before, clause].some((it) => some(it, ...homes)) &&
    value >= from &&
    value <= to
  );
}

/** Questions that no number answers. */
const uncounted: readonly Reading['asked'][] = ['roofType', 'currentHeatingSystem', 'hasEV', 'ownership'];
const MOST_SAID = 4;
/** "1,480 I think", whatever was asked: so many square feet where the size is not known, and no money is named. */
function isNumberAlone({ asked, market, known, clauses, whole }: Reading, { items, sentence }: Clause): boolean {
  const { from, to } = usual.sqft;
  const [first] = items;
  const isAlone = clauses[0]?.items[0] === first && (whole.get(sentence) ?? []).length === 1;
  const value = first?.value ?? 0;
  return (
    marketAreaUnit(market) === 'sqft' &&
    known.homeSize === undefined &&
    uncounted.includes(asked) &&
    isAlone &&
    items.length <= MOST_SAID &&
    value >= from &&
    value <= to &&
    !isShapedAsYear(first) &&
    items.slice(1).every((item) => item.is.size === 0 || isAny(item, 'self', 'about', 'so'))
  );
}

/** "1993 Lennox": the year of a make. */
const isYearOfMake = ({ items: [first, next] }: Clause) =>
  isShapedAsYear(first) && next?.is.size === 0 && /^\p{Lu}/u.test(next.raw);

/** "104.", said of the bill before. */
const saysBill = (reading: Reading, { items }: Clause) =>
  items.some(({ value }) => value !== undefined && isBillAgain(reading, value));

/** Living area in square feet: the last one named, or all floors together. */
export function readHomeSize(reading: Reading): number | undefined {
  const isAsked = reading.asked === 'homeSize' || isMentioned(reading);
  const unit = marketAreaUnit(reading.market);
  const stated = [...answersOf(reading), ...reading.statements.filter(({ isSought }) => !isSought)];
  const isMeasured = stated.some(namesArea);
  const first = stated.findIndex(namesArea);
  const floors = floorsIn(stated);
  const areas = stated.flatMap((clause, at) => {
    if (isRoofArea(reading, clause, first >= 0 && first < at) || (!namesArea(clause) && saysBill(reading, clause)))
      return [];
    const before = stated[at - 1]?.sentence === clause.sentence ? stated[at - 1] : undefined;
    return areasOf(clause, {
      before,
      unit,
      isAsked: (isAsked && !isYearOfMake(clause)) || isBesideType(reading, clause) || isNumberAlone(reading, clause),
      isMeasured,
      floors,
    });
  });
  const isWhole = areas.length > 1 && areas.every(({ isPart }) => isPart);
  if (isWhole) return areas.reduce((sum, { value }) => sum + value, 0);
  return areas.reduce<number | undefined>(
    (sum, { value, isAdded }) => (isAdded ? (sum ?? 0) + value : value),
    undefined,
  );
}
