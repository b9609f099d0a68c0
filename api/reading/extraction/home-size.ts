import { type Area, areasOf, floorsIn, namesArea } from '#api/reading/extraction/areas.ts';
import { isBesideType, usualSize } from '#api/reading/extraction/beside-type.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
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
/** Items after "our", in which a home and its size stand. */
const OWN_HOME = 5;
const isArea = (item: Item) => isAny(item, 'm2', 'sqft');
/** "What would it cost for our 1,450 sq ft house?", "… chez nous, 165 m² ?": asks, and tells the size beside it. */
function tellsOwnSize(clause: Clause, before: Clause | undefined): boolean {
  if (!clause.isQuestion) return false;
  if (beginsWithArea(clause)) return before?.sentence === clause.sentence && isAny(before.items.at(-1), 'withUs');
  const { items } = clause;
  const own = items.slice(items.findIndex((item) => isAny(item, 'my')) + 1).slice(0, OWN_HOME);
  return (
    some(clause, 'my') &&
    own.some(isArea) &&
    own.some((item) => isAny(item, 'house', 'detached', 'villa', 'attached', 'condo', 'flat')) &&
    !own.some((item) => isAny(item, 'other', 'roof'))
  );
}

/** "No idea, some 62 m², but why?", "105 m² and then, but which majority must agree?" answer in a question. */
const answersOf = ({ asked, clauses, known, whole }: Reading) => {
  const told = clauses.filter((it, at) => tellsOwnSize(it, clauses[at - 1]));
  if (told.length > 0) return told;
  const isAsked = asked === 'homeSize';
  const [first] = clauses;
  const opens = known.homeSize === undefined && first?.isQuestion && (whole.get(first.sentence)?.length ?? 0) > 1;
  if (!isAsked) return first && opens && beginsWithArea(first) && some(first, 'and') ? [first] : [];
  return clauses.filter(
    (it) => it.isQuestion && (it.items.length < SHORT || beginsWithArea(it) || asksAfterArea(it)) && namesArea(it),
  );
};

/** Questions that no number answers. */
const uncounted: readonly Reading['asked'][] = ['homeType', 'roofType', 'currentHeatingSystem', 'hasEV', 'ownership'];
const MOST_SAID = 4;
/** "1,480 I think", whatever was asked: so many square feet where the size is not known, and no money is named. */
function isNumberAlone({ asked, market, known, clauses, whole }: Reading, { items, sentence }: Clause): boolean {
  const { from, to } = usualSize.sqft;
  const [opening, ...others] = items;
  const [first, ...rest] = isAny(opening, 'about') ? others : items;
  const isAlone = clauses[0]?.items[0] === opening && (whole.get(sentence) ?? []).length === 1;
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
    rest.every((item) => item.is.size === 0 || isAny(item, 'self', 'about', 'so'))
  );
}

const houses = ['house', 'detached', 'attached', 'villa'] as const;
/** "1993 Lennox": the year of a make; "1886 Victorian": of a house. */
const isYearOfMake = ({ items: [first, next, after] }: Clause) =>
  (isShapedAsYear(first) && next?.is.size === 0 && /^\p{Lu}/u.test(next.raw)) ||
  (/^1[89]\d\d$/.test(first?.raw ?? '') && isAny(next, ...houses) && !isAny(after, 'm2', 'sqft'));

/** "104.", said of the bill before. */
const saysBill = (reading: Reading, { items }: Clause) =>
  items.some(({ value }) => value !== undefined && isBillAgain(reading, value));

const MOST_ROOM_SQFT = 380;
/** "We are four in a flat share, mine is 18 m²": a room of it. */
const isSharedRoom = ({ whole }: Reading, { sentence }: Clause, area: number) =>
  area <= MOST_ROOM_SQFT &&
  (whole.get(sentence) ?? []).some(({ items }) => items.some(({ word }) => isWord(word, 'sharedFlats')));
/** "152 living area, 211 in all": the one that is called so counts, where no parts are added. */
const isAnyNamed = (areas: readonly Area[]) =>
  areas.some(({ isNamed }) => isNamed) && !areas.some(({ isPart, isAdded }) => isPart || isAdded);

/** Living area in square feet: the last one named, or all floors together. */
export function readHomeSize(reading: Reading): number | undefined {
  const isAsked = reading.asked === 'homeSize' || isMentioned(reading);
  const unit = marketAreaUnit(reading.market);
  const stated = [...answersOf(reading), ...reading.statements.filter(({ isSought }) => !isSought)];
  const isMeasured = stated.some(namesArea);
  const first = stated.findIndex(namesArea);
  const floors = floorsIn(stated);
  const all = stated.flatMap((clause, at) => {
    if (isRoofArea(reading, clause, first >= 0 && first < at) || (!namesArea(clause) && saysBill(reading, clause)))
      return [];
    const before = stated[at - 1]?.sentence === clause.sentence ? stated[at - 1] : undefined;
    return areasOf(clause, {
      before,
      unit,
      isAsked: (isAsked && !isYearOfMake(clause)) || isBesideType(reading, clause) || isNumberAlone(reading, clause),
      isMeasured,
      floors,
    }).filter(({ value }) => !isSharedRoom(reading, clause, value));
  });
  const areas = isAnyNamed(all) ? all.filter(({ isNamed }) => isNamed) : all;
  const isWhole = areas.length > 1 && areas.every(({ isPart }) => isPart);
  if (isWhole) return areas.reduce((sum, { value }) => sum + value, 0);
  return areas.reduce<number | undefined>(
    (sum, { value, isAdded }) => (isAdded ? (sum ?? 0) + value : value),
    undefined,
  );
}
