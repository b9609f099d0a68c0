import type { Clause } from '#api/reading/extraction/clauses.ts';
import { fuels } from '#api/reading/extraction/families.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { unitOf } from '#api/reading/extraction/quantities.ts';
import { isFelt, isShapedAsYear } from '#api/reading/extraction/said-years.ts';
import type { Age } from '#domain/home/enumerations.ts';

const OLDEST = 150;

export interface AgeWord {
  age: Age;
  /** Said in years, not only as "new". */
  isCounted: boolean;
}

/** Half-open: 5 years are `5_10`. */
function ageOf(years: number): Age {
  if (years <= 1) return 'new';
  if (years < 5) return 'under_5';
  if (years < 10) return '5_10';
  return years < 15 ? '10_15' : 'over_15';
}

const isYear = (items: readonly Item[], at: number, year: number) => {
  const { raw = '', value = 0 } = items[at] ?? {};
  const isAmount = isAny(items[at + 1], 'perYear', 'otherUnit', 'eur', 'chf', 'usd', 'kw');
  const isYear = /^\d{4}$/.test(raw) || isShapedAsYear(items[at]);
  return isYear && value > year - OLDEST && value <= year && !isAmount;
};

const isMakeAt = (item: Item | undefined) =>
  item !== undefined && item.is.size === 0 && item.value === undefined && /^\p{Lu}/u.test(item.raw);
/** "Condensing boiler gas Buderus 2014", "a Schmid wood boiler 2013 that heats it all". */
const isPlate = (items: readonly Item[], at: number) =>
  (at === items.length - 1 && at <= 4 && isAny(items[0], ...fuels)) ||
  (isMakeAt(items[at - 1]) && isAny(items[at - 2], ...fuels));

/** "2018 furnace", "2010 die Heizung". */
const isBeforeDevice = (items: readonly Item[], at: number) =>
  at === 0 && items.length <= 3 && isAny(items.at(-1), 'heating') && !isAny(items.at(-1), 'bill');

const homes = ['house', 'detached', 'villa', 'attached', 'flat', 'building', 'built'] as const;
const HOUSE_REACH = 4;
/** "A house from 1972 with an oil boiler": the year of what is named last before it. */
const isHouseFrom = (items: readonly Item[], at: number) => {
  const before = items.slice(Math.max(0, at - HOUSE_REACH), at);
  const named = before.findLastIndex((item) => isAny(item, ...homes, ...fuels, 'roof', 'flatRoof'));
  return (
    isAny(before[named], ...homes) &&
    (isAny(before[named], 'built') ||
      before.slice(named + 1).some(({ word }) => isWord(word, 'of', 'from', 'modelYear')))
  );
};
/** "Built in 2005 with a heat pump": the year of the house. */
const isOfHouse = (items: readonly Item[], at: number) =>
  isHouseFrom(items, at) ||
  ([...items.slice(Math.max(0, at - 3), at), ...items.slice(at + 1, at + 2)].some(({ raw }) =>
    hasPart(raw, 'buildingYear'),
  ) &&
    items.some((item) => isAny(item, ...homes)));

/** "Since 2010", "2010 renewed": a year that is said of something done. */
const isDone = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 4), at).some((item) => isAny(item, 'since', 'now', 'roofed', 'fresh')) ||
  isAny(items[at - 1], ...fuels, 'roof', 'flatRoof') ||
  isWord(items[at - 1]?.word, 'seasons', 'monthNames') ||
  isPlate(items, at) ||
  isBeforeDevice(items, at) ||
  (at === items.length - 1 && at <= 2 && isWord(items[at - 1]?.word, 'was')) ||
  isAny(items[at + 1], 'since') ||
  items.slice(at + 1, at + 4).some((item) => isAny(item, 'roofed', 'fresh')) ||
  (at === 0 && items.some((item) => isAny(item, 'have', 'roofed', 'changed'))) ||
  (items.length <= at + 4 && isAny(items.at(-1), 'roofed'));

/** "Every six weeks", "alle zwei Jahre": how often, and not how old. */
const isRepeated = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'everyWords'));

const LEFT_WITHIN = 3;
/** "The roof has five years left in it". */
const isLeft = (items: readonly Item[], at: number) =>
  items.slice(at + 1, at + 1 + LEFT_WITHIN).some(({ word }) => isWord(word, 'remaining'));
/** "30 year shingles": what they are made to last. */
const isRating = (items: readonly Item[], at: number) =>
  isWord(items[at + 1]?.word, 'oneYear') && isAny(items[at + 1], 'years') && isAny(items[at + 2], 'roof', 'roofed');

/** "12 years", "12 years of", "8 months", "15aine d'années". */
function spanAt(items: readonly Item[], at: number): number | undefined {
  if (isRepeated(items, at) || isRating(items, at) || isLeft(items, at)) return undefined;
  const isRound = items[at + 1]?.gap === '' && hasPart(items[at + 1]?.raw, 'roundNumbers');
  const next = isRound ? at + 2 : at + 1;
  if (isAny(items[isWord(items[next]?.word, 'spanOf') ? next + 1 : next], 'years')) return items[at]?.value;
  return isAny(items[at + 1], 'months') && !isAny(items[at + 1], 'perMonth') ? 1 : undefined;
}

/** "I am 72 years old", "j'ai 72 ans", "we have a two year old". */
const isOfPerson = (items: readonly Item[], at: number) =>
  (isAny(items[at - 2], 'self') && isAny(items[at - 1], 'roleOf', 'have') && items.length <= at + 3) ||
  (isWord(items[at - 1]?.word, 'agedOnes') && isAny(items[at - 2], 'have') && isLastOrAnd(items, at + 2));
const isLastOrAnd = (items: readonly Item[], at: number) => at >= items.length || isAny(items[at], 'and');

/** "Oil furnace from 98", "mazout de 89": not "gas from 80 to 98". */
const isMadeIn = (items: readonly Item[], at: number) =>
  isWord(items[at - 1]?.word, 'madeIn') &&
  (at === items.length - 1 || isAny(items[at + 1], 'and')) &&
  items.slice(Math.max(0, at - 3), at - 1).some((item) => isAny(item, ...fuels, 'heating'));

/** "Comp roof we did in 21", "put it in in 98": two digits at the end, of roof or heating. */
const isDoneIn = (items: readonly Item[], at: number) =>
  at === items.length - 1 &&
  isWord(items[at - 1]?.word, 'inSpan') &&
  isAny(items[at - 1], 'since') &&
  /^\d\d$/.test(items[at]?.raw ?? '') &&
  items.slice(0, at - 1).some((item) => isAny(item, ...fuels, 'roof', 'flatRoof', 'roofed'));

/** "Baujahr 89". */
const isModel = (items: readonly Item[], at: number) =>
  unitOf(items[at + 1]) === undefined &&
  (isWord(items[at - 1]?.word, 'modelYear') || isMadeIn(items, at) || isDoneIn(items, at));

/** "'98". */
const shortYear = ({ raw, gap }: Item, year: number, isPlain: boolean) => {
  if (!/^\d\d$/.test(raw) || !(isPlain || gap.endsWith("'") || raw.startsWith('0'))) return undefined;
  const found = 2000 + Number(raw);
  return found > year ? found - 100 : found;
};

/** "The eighties": the middle of the decade. */
function decadeAt(items: readonly Item[], at: number, year: number): number | undefined {
  const { raw = '', value = 0 } = items[at] ?? {};
  const isTens = /^(19|20)?\d0$/.test(raw) && isWord(items[at - 1]?.word, 'beforeDecade');
  const isOfHome = items.slice(Math.max(0, at - 4), at - 1).some((item) => isAny(item, ...homes));
  if (!isTens || isOfHome || !(isWord(items[at - 1]?.word, 'decades') || isWord(items[at + 1]?.word, 'decadeEndings')))
    return undefined;
  const from = value >= 1900 ? value : value > year - 2000 ? 1900 + value : 2000 + value;
  return Math.max(0, year - from - 5);
}

/** Longer ago nobody counts in years without saying so. */
const OLDEST_BARE = 60;
/** "12, not over 15", "8 not 20 years": the place of the number that is taken back. */
function takenBackAfter(items: readonly Item[], at: number): number | undefined {
  const no = isAny(items[at + 1], 'and') ? at + 2 : at + 1;
  const other = [no + 1, no + 2].find((place) => items[place]?.value !== undefined);
  const isAge = other !== undefined && (other === items.length - 1 || isAny(items[other + 1], 'years'));
  return (items[at]?.value ?? OLDEST_BARE) < OLDEST_BARE && isAny(items[no], 'neg') && isAge ? other : undefined;
}

const MOST_ANSWERED = 5;
/** "Four refills": a number of something that has no name here. */
const isOfNoun = (next: Item | undefined) => next !== undefined && next.is.size === 0 && next.gap === ' ';
/** "The furnace will be 4 this winter", "it turns 12 in May": how old a thing becomes, without a unit. */
const isTurning = (items: readonly Item[], at: number) =>
  isWord(items[at - 1]?.word, 'turnsOld') &&
  !unitOf(items[at + 1]) &&
  !isOfNoun(items[at + 1]) &&
  items.slice(0, at).some((item) => isAny(item, ...fuels, 'roof', 'flatRoof', 'thereIs'));

/** "About 12", "it will be twenty": not "three recharges before I gave up", nor digits one by one. */
const isAnswer = (items: readonly Item[], at: number) =>
  takenBackAfter(items, at) !== undefined ||
  ([items[at - 1], items[at + 1]].every((item) => item?.value === undefined) &&
    (at === 0 || at === items.length - 1 || (items.length <= MOST_ANSWERED && !isOfNoun(items[at + 1]))));

/** "Not 20 to 80": how far a battery is charged, or whatever else; not "no older than 20". */
const isRefused = (items: readonly Item[], at: number) => {
  const first = isAny(items[at - 1], 'range') && items[at - 2]?.value !== undefined ? at - 2 : at;
  const isEnd = isAny(items[at + 1], 'range') && items[at + 2]?.value !== undefined;
  return isAny(items[first - 1], 'neg') && (first < at || isEnd) && !isAny(items[at + 1], 'years');
};

function yearsAt(items: readonly Item[], at: number, year: number, isAsked: boolean): number | undefined {
  const value = items[at]?.value;
  if (value === undefined || isRefused(items, at) || isFelt(items, at)) return undefined;
  const span = isOfPerson(items, at) ? undefined : spanAt(items, at);
  if (span !== undefined) return span;
  const decade = decadeAt(items, at, year);
  if (decade !== undefined) return decade;
  if (isYear(items, at, year) && (isAsked || isDone(items, at))) return isOfHouse(items, at) ? undefined : year - value;
  if (isOfPerson(items, at)) return undefined;
  if (isHouseFrom(items, at)) return undefined;
  const short = isAsked || isModel(items, at) ? shortYear(items[at] as Item, year, isModel(items, at)) : undefined;
  if (short !== undefined) return year - short;
  const isNowOld = at === items.length - 1 && isAny(items[at - 1], 'now', 'ago');
  return (isNowOld || isTurning(items, at) || (isAsked && isAnswer(items, at))) && value < 100 && !unitOf(items[at + 1])
    ? value
    : undefined;
}

/** Where in a clause an age is counted, or -1. */
export const countedAt = ({ items }: Clause, year: number, isAsked: boolean): number =>
  items.findLastIndex((_, at) => yearsAt(items, at, year, isAsked) !== undefined);

const SHORT = 4;
/** The age said in a clause; what is taken back may stand in the next. */
export function ageIn(clause: Clause, year: number, isAsked: boolean, next?: Clause): AgeWord | undefined {
  const isTakingBack = next !== undefined && next.items.length <= SHORT && isAny(next.items[0], 'neg');
  const items = isTakingBack ? [...clause.items, ...next.items] : clause.items;
  const takenBack = items.map((_, at) => takenBackAfter(items, at));
  const years = items
    .map((_, at) =>
      takenBack.includes(at) ? undefined : yearsAt(items, at, year, isAsked || takenBack[at] !== undefined),
    )
    .findLast((found) => found !== undefined);
  if (years !== undefined) return { age: ageOf(years), isCounted: true };
  const isPriced = items.some((item) => isAny(item, 'eur', 'chf', 'usd'));
  const isFresh = !isPriced && items.some((item) => isAny(item, 'fresh') && !item.isNegated);
  const isLate = items.some((item) => isAny(item, 'lastYear', 'thisYear'));
  const isUntil = items.some((item, at) => isAny(item, 'lastYear') && isAny(items[at - 1], 'range'));
  const isUsed = items.some(
    (item, at) => isAny(item, 'saving') || (isAny(item, 'otherUnit') && items[at - 1]?.value !== undefined),
  );
  const isPaid = items.some((item, at) => isAny(item, 'pays') && items[at + 1]?.value !== undefined);
  const isInstalled =
    !isUsed && !isPaid && (isAsked || isUntil || items.some((item) => isAny(item, 'roofed', 'since', 'have', 'gone')));
  return isFresh || (isLate && isInstalled) ? { age: 'new', isCounted: false } : undefined;
}
