import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { familyOf, fuels } from '#api/reading/extraction/families.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

const SHAPE = /^(?:19[5-9]\d|20[0-4]\d)$/;
const homes = ['detached', 'attached', 'villa', 'flat', 'condo', 'ownedFlat', 'house', 'building'] as const;
/** In digits, or spoken. */
export const isShapedAsYear = (item: Item | undefined) =>
  item?.value !== undefined && SHAPE.test(String(item.value)) && /^(?:\d{4}|\p{L}[\p{L} -]*)$/u.test(item.raw);

/** Things that are told with the year they are of. */
const dated = [...fuels, 'roof', 'flatRoof', 'car', 'cars', 'ev', 'combustion', 'noPlug', 'built', 'solar'] as const;
const money = ['perYear', 'perMonth', 'eur', 'chf', 'usd', 'm2', 'sqft'] as const;
const burnt = ['gas', 'oil', 'propane', 'power'] as const;
export const namesDated = (around: readonly Clause[]) => around.some((clause) => some(clause, ...dated));

const DATED_REACH = 3;
/** "From 1998", "until 2033", "model year about 2004": not "from 1800 to 2010". */
const isAfterDate = (items: readonly Item[], at: number) =>
  items.filter(({ value }) => value !== undefined).length === 1 &&
  (isWord(items[at - 1]?.word, 'datesYears') ||
    isAny(items[at - 1], 'later') ||
    items
      .slice(Math.max(0, at - DATED_REACH), at)
      .some((item) => isAny(item, 'built') || isWord(item.word, 'modelYear')));

/** Nobody rounds the year of a thing. */
const ROUNDED_TO = 50;
/** Items of an answer that is a year and nothing else: "2012", "2006 I think". */
const ALONE = 4;
const isAlone = ({ items }: Clause, at: number) =>
  items.length <= ALONE &&
  (items[at]?.value ?? 0) % ROUNDED_TO !== 0 &&
  isYearAlone(items) &&
  !items.some((item) => isAny(item, 'about', 'lastYear', 'thereIs', 'so', 'both') || isWord(item.word, 'was'));

/** "A 2015 Buick": the year before the name of a make. */
const isOfMake = (items: readonly Item[], at: number) => {
  const next = items[at + 1];
  return next?.gap === ' ' && next.is.size === 0 && /^\p{Lu}\p{Ll}/u.test(next.raw);
};

/** "Detached, 1968." */
const isOfHome = (clause: Clause, at: number, around: readonly Clause[]) =>
  isAlone(clause, at) && some(around[around.indexOf(clause) - 1], ...homes);

/** "1980 oil, 1200 power" are costs. */
const isOfThing = ({ items }: Clause, at: number, around: readonly Clause[]) =>
  namesDated(around) && !isAny(items[at + 1], ...burnt) && !around.some((it) => some(it, 'power'));

/** "Oil, 1996", "a 2015 Buick", "2012.": a year, where nobody names money or a measure with it. */
export const isSaidYear = (clause: Clause, at: number, around: readonly Clause[]): boolean =>
  isShapedAsYear(clause.items[at]) &&
  !some(clause, 'bill', 'pays') &&
  !around.some((it) => some(it, ...money)) &&
  (isAfterDate(clause.items, at) ||
    isOfThing(clause, at, around) ||
    isOfMake(clause.items, at) ||
    isOfHome(clause, at, around) ||
    (around.every((it) => it === clause || saysNothing(it)) && isAlone(clause, at)));

/** As the symbols of a temperature are written in every language. */
const DEGREES = /^°?[FC]$/;

/** More is hardly a frost. */
const COLDEST = 60;
/** "Forty below", "zwanzig Grad", "vingt sous zéro", "minus 20": how cold it was. */
export const isFelt = (items: readonly Item[], at: number) => {
  const [before, next, last] = [items[at - 1], items[at + 1], items[at + 2]];
  const value = items[at]?.value ?? COLDEST;
  const isBelow = isWord(next?.word, 'under') && isWord(last?.word, 'zeros');
  const isFrost = isWord(next?.word, 'frost') && last?.value === undefined && !isAny(before, 'floor');
  const isMinus = isWord(before?.word, 'frost') && items[at - 2]?.value === undefined && !isAny(before, 'floor');
  return isWord(next?.word, 'degrees') || isBelow || (value <= COLDEST && (isFrost || isMinus));
};

/** "08540", "R-60", "the 70s", "160 F": digits that count nothing that is paid or measured in squares. */
export const isNoCount = (items: readonly Item[], at: number) => {
  const { raw = '', gap = '' } = items[at] ?? {};
  const isLabel = gap === '-' && items[at - 1]?.raw.length === 1;
  const isDecade = items[at + 1]?.gap === '' && isWord(items[at + 1]?.word, 'decadeEndings');
  const isHeat = DEGREES.test(items[at + 1]?.raw ?? '');
  return /^0\d/.test(raw) || isLabel || isDecade || isHeat || isFelt(items, at);
};

const MOST_SAID = 6;
const ofElse = [
  ...(['house', 'built', 'bought', 'eur', 'chf', 'usd', 'bill', 'pays', 'panel', 'range', 'lives', 'away'] as const),
  ...(['perYear', 'perMonth', 'later', 'wish', 'plan', 'owner', 'landlord', 'other', 'price', 'subsidy'] as const),
] as const;
const isElse = (item: Item) => isAny(item, ...ofElse) && !isAny(item, 'about');

/** "1996", "I think 2002", "2006ish", "1989 he said": a year and no thing that it could be of. */
export const isYearAlone = (items: readonly Item[]): boolean =>
  items.length <= MOST_SAID &&
  items.filter(({ value }) => value !== undefined).length === 1 &&
  items.some(isShapedAsYear) &&
  !items.some((item) => familyOf(item) || isElse(item));

/** "It's old", before its year. */
export const saysNothing = ({ items }: Clause): boolean =>
  items.length <= MOST_SAID && !items.some((item) => item.value !== undefined || familyOf(item) || isElse(item));
