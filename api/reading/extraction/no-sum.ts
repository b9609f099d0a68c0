import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isPeriod } from '#api/reading/extraction/periods.ts';
import type { Quantity } from '#api/reading/extraction/quantities.ts';

const OLDEST = 110;
/** "I'm 76, he's 80": a person's age, where no unit follows. */
function isAgeOfPerson(items: readonly Item[], { at, end, value = OLDEST, unit }: Quantity): boolean {
  const person = items[at - 2];
  const isPerson = isWord(person?.word, 'heOrShe') || isAny(person, 'self');
  return unit === undefined && value < OLDEST && end === items.length && isPerson && isAny(items[at - 1], 'roleOf');
}

const WHOLE = 100;
/** "60 to 40 in the deed": parts of a hundred. */
const isRatio = (items: readonly Item[], { at, unit, value = 0 }: Quantity) =>
  unit === undefined &&
  ((isWord(items[at - 1]?.word, 'towards', 'each') && (items[at - 2]?.value ?? 0) + value === WHOLE) ||
    (isWord(items[at + 1]?.word, 'towards', 'each') && (items[at + 2]?.value ?? 0) + value === WHOLE));

const WEEK_REACH = 3;
/** "It costs me 190 each week": nobody pays for energy so. */
const isWeekly = (items: readonly Item[], { at, end }: Quantity) =>
  items.slice(Math.max(0, at - WEEK_REACH), end + WEEK_REACH).some(({ word }) => isWord(word, 'weeks'));

/** "The back bedroom never gets over 60": how warm it is. */
const isOfRoom = (items: readonly Item[], { at, unit }: Quantity) =>
  unit === undefined && items.slice(0, at).some((item) => isAny(item, 'room') && !isAny(item, 'house'));

/** "We pay 34 cents": for a kilowatt-hour. */
const isPerUnit = (items: readonly Item[], { end }: Quantity) =>
  [items[end], items[end - 1]].some((item) => item?.value === undefined && isWord(item?.word, 'cents'));

const MOST_MONTHS = 24;
/** "14 months later": how long. */
const isSpan = (items: readonly Item[], { at, value = 0 }: Quantity) =>
  isAny(items[at + 1], 'months') && value <= MOST_MONTHS;

const CHARGED_WITHIN = 5;
/** "28 dollars for one session", "61 bucks for 118 kWh": what a car was charged with, once. */
const isOfCharge = (items: readonly Item[], { end, unit }: Quantity) =>
  !isPeriod(unit) &&
  !items.some((item) => [...item.is].some(isPeriod) || isAny(item, 'oil', 'propane', 'biomass')) &&
  (items.some(({ word }) => isWord(word, 'chargings')) ||
    items
      .slice(end, end + CHARGED_WITHIN)
      .some(({ word }, at, after) => isWord(word, 'kilowattHours') && after[at - 1]?.value !== undefined));

/** "The technician took 380": for what was done once. */
const isOfWork = (items: readonly Item[], { unit }: Quantity) =>
  !isPeriod(unit) &&
  items.some(({ word }) => isWord(word, 'handymen')) &&
  !items.some((item) => isAny(item, 'self', 'my', 'bill', 'power'));

const AHEAD_WITHIN = 3;
const DEMANDED_WITHIN = 3;
/** "He wanted nine thousand dollars down", "3,000 Euro Anzahlung": paid once, to whoever does the work. */
const isOfOffer = (items: readonly Item[], { at, end, unit }: Quantity) => {
  const before = items.slice(Math.max(0, at - DEMANDED_WITHIN), at);
  const demand = before.findIndex(({ word }) => isWord(word, 'demands'));
  const isTheirs =
    isAny(before[demand - 1], 'third', 'other') || isWord(before[demand - 1]?.word, 'heOrShe', 'theySelves');
  const isAhead = items.slice(end, end + AHEAD_WITHIN).some(({ word }) => isWord(word, 'paidAhead'));
  return !isPeriod(unit) && (isAhead || (demand > 0 && isTheirs));
};

/** "We had a heat pump put in for 28,400": paid once. */
const isOfPurchase = (items: readonly Item[], { unit }: Quantity) =>
  !isPeriod(unit) &&
  items.some((item) => isAny(item, 'bought') || isWord(item.word, 'installs')) &&
  !items.some((item) => isAny(item, 'bill', 'pays', 'power') || [...item.is].some(isPeriod));

const EXTREME_REACH = 4;
/** "Our highest bill was 412 and the lowest 96": of one month, and no usual one. */
const isExtreme = (items: readonly Item[], { at }: Quantity) =>
  items.slice(Math.max(0, at - EXTREME_REACH), at).some(({ word }) => isWord(word, 'extremes'));

/** "It splits to 38 each": what one of several pays. */
const isSplit = (items: readonly Item[], { end }: Quantity) =>
  items.slice(end, end + 2).some(({ word }) => isWord(word, 'apiece')) &&
  items.some(({ word }) => isWord(word, 'splits', 'ownShare'));

/** A number that counts no money one pays for energy at home. */
export const isNoSum = (items: readonly Item[], quantity: Quantity) =>
  isAgeOfPerson(items, quantity) ||
  isRatio(items, quantity) ||
  isWeekly(items, quantity) ||
  isOfRoom(items, quantity) ||
  isPerUnit(items, quantity) ||
  isSpan(items, quantity) ||
  isOfCharge(items, quantity) ||
  isOfWork(items, quantity) ||
  isOfPurchase(items, quantity) ||
  isOfOffer(items, quantity) ||
  isSplit(items, quantity) ||
  isExtreme(items, quantity);
