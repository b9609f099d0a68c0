import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
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
  isWord(items[end]?.word, 'cents') || isWord(items[end - 1]?.word, 'cents');

/** A number that counts no money at all. */
export const isNoSum = (items: readonly Item[], quantity: Quantity) =>
  isAgeOfPerson(items, quantity) ||
  isRatio(items, quantity) ||
  isWeekly(items, quantity) ||
  isOfRoom(items, quantity) ||
  isPerUnit(items, quantity);
