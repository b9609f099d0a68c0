import { isOfSeveral, isRefusedFor } from '#api/reading/extraction/belonging.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isBecoming, isCarToCome, isToCome } from '#api/reading/extraction/coming-car.ts';
import { isElectricCar } from '#api/reading/extraction/electric-word.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isNoCar } from '#api/reading/extraction/not-a-car.ts';
import { isNear, type Reading, sentenceOf } from '#api/reading/extraction/reading.ts';
import { isTalkedOf, wantsAnswer } from '#api/reading/extraction/wish-forms.ts';
import type { EvOwnership } from '#domain/home/enumerations.ts';

const isOwned = (items: readonly Item[], at: number) =>
  isNear(items, at, 2, 'my') || items.slice(Math.max(0, at - 4), at).some((item) => isWord(item.word, 'forOwnCar'));

/** "Sold the Leaf", but not "traded my truck in for a Leaf". */
const isSold = (items: readonly Item[], at: number) => {
  const sold = items.findIndex((item) => isAny(item, 'sold'));
  return sold >= 0 && !items.slice(sold, at).some(({ word }) => isWord(word, 'forPurpose', 'against'));
};

/** "Our tenant has a Tesla". */
const isTenants = (items: readonly Item[], at: number) =>
  items.slice(0, at).some((item) => isAny(item, 'lets') && hasPart(item.raw, 'theirTenants'));

/** "I want to charge the car at night": the one that is there. */
const isCharged = (clause: Clause, at: number) =>
  some(clause, 'charges') && !some(clause, 'later', 'ordered') && isWord(clause.items[at - 1]?.word, 'chargedCar');

/** "I bought an electric car in spring": what is bought is there, whichever season is named. */
const isBought = (clause: Clause) =>
  !some(clause, 'plan', 'wish') &&
  clause.items.some(({ raw }) => hasPart(raw, 'boughtOnce') || (hasPart(raw, 'hasBought') && some(clause, 'have')));

/** "An electric one when it breaks down". */
const isWhenItFails = ({ items }: Clause, at: number) =>
  items.slice(at + 1, at + 3).some(({ word }) => isWord(word, 'whenever')) &&
  items.slice(at + 2).some(({ raw }) => hasPart(raw, 'fails'));

const isFuture = (clause: Clause) =>
  some(clause, 'ordered', 'plan', 'wish') ||
  isToCome(clause) ||
  (some(clause, 'later') && !isBought(clause)) ||
  ((clause.isWish || clause.isSought) && !some(clause, 'have', 'drives'));

/** "An electric car is not planned", but not "is not ordered yet". */
const isUnplanned = (clause: Clause) => {
  const last = clause.items.at(-1);
  return isAny(last, 'plan') && last?.isNegated === true && !some(clause, 'notYet', 'later');
};

const NOT_YET_REACH = 3;
/** "Pas encore de voiture électrique". */
const isNotYet = (clause: Clause, at: number) =>
  !some(clause, 'ordered', 'later', 'plan') &&
  clause.items.slice(Math.max(0, at - NOT_YET_REACH), at).some((item) => isAny(item, 'notYet') && !isAny(item, 'ev'));

/** "A Zoe, it comes in March": said in another clause of the sentence. */
const isOrdered = (reading: Reading, clause: Clause) =>
  sentenceOf(reading, clause).some(
    (it) =>
      it !== clause &&
      (isCarToCome(it) || (some(it, 'ordered', 'later') && it.items.length < 9)) &&
      !some(it, 'heating', 'solar', 'battery'),
  );

const SOLD_WITHIN = 3;
/** "Had a Leaf, sold it": not "got a Leaf, sold the truck". */
const isSoldAfter = (reading: Reading, clause: Clause) => {
  const around = sentenceOf(reading, clause);
  const next = around[around.indexOf(clause) + 1];
  const at = next?.items.findIndex((item) => isAny(item, 'sold')) ?? -1;
  return at >= 0 && at < SOLD_WITHIN && !some(next, 'ev', 'car', 'combustion', 'noPlug', 'house');
};

const MOST_AFTER = 4;
/** "We thought of a Tesla, but then no": the next clause takes it back. */
const isDropped = ({ whole }: Reading, clause: Clause) => {
  const around = whole.get(clause.sentence) ?? [];
  const next = around[around.findIndex(({ items }) => items.includes(clause.items[0] as Item)) + 1];
  return (
    next !== undefined &&
    next.items.length <= MOST_AFTER &&
    (isAny(next.items[0], 'but') || isAny(next.items[0], 'no')) &&
    some(next, 'no', 'neg') &&
    !some(next, 'notYet', 'ev', 'electric', 'charger', 'solar', 'battery', 'pump', 'heating')
  );
};

/** "EVs burn all the time": about all of them, not about one's own. */
const isTopic = ({ asked }: Reading, clause: Clause, item: Item) =>
  item.is.has('evs') &&
  asked !== 'hasEV' &&
  !some(clause, 'have', 'drives', 'my', 'ordered', 'later', 'plan', 'self', 'charges') &&
  !clause.items.some(({ value }) => value !== undefined);

/** "When the Golf gives up, it will be an electric one." */
export const isNext = ({ items, isSupposed, isQuestion }: Clause) =>
  isSupposed &&
  !isQuestion &&
  isWord(items[0]?.word, 'becomesNext') &&
  items.some((item) => isAny(item, 'ev', 'electric') && !item.isNegated && !isAny(item, 'heating')) &&
  !items.some((item) => isAny(item, 'heating', 'heats', 'solar', 'battery', 'resistance'));

/** "My Kona charges at the socket of the garage": a car that is charged is electric, whatever its name. */
const isPlugged = (clause: Clause) =>
  some(clause, 'car') &&
  some(clause, 'my', 'self') &&
  some(clause, 'charger', 'socket') &&
  clause.items.some((item) => isAny(item, 'charges') && !item.isNegated && !isWord(item.word, 'fillsUp')) &&
  !some(clause, 'combustion', 'noPlug', 'wish', 'plan', 'later', 'ordered', 'suppose', 'neg');

const beforeIn = (reading: Reading, clause: Clause): Clause | undefined => {
  const around = sentenceOf(reading, clause);
  return around[around.indexOf(clause) - 1];
};

/** What a clause says of an electric car. */
export function electricIn(reading: Reading, clause: Clause): EvOwnership | undefined {
  const { items } = clause;
  if (isPlugged(clause)) return 'yes';
  if (!some(clause, 'ev', 'evs', 'electric', 'power')) return undefined;
  if (!some(clause, 'ev', 'evs', 'car') && some(clause, 'gas', 'oil')) return undefined;
  const at = items.findLastIndex((_, place) => isElectricCar(reading, clause, place) && !isNoCar(clause, place));
  if (at < 0 || isNear(items, at, 1, 'bike')) return undefined;
  const item = items[at] as Item;
  if (isOfSeveral(items) || isTenants(items, at)) return undefined;
  if (isSold(items, at) || isSoldAfter(reading, clause)) return 'no';
  if (some(clause, 'tried')) return undefined;
  if (clause.isWish && wantsAnswer(clause)) return undefined;
  if (isUnplanned(clause) || isNotYet(clause, at)) return 'no';
  if (item.isNegated && isTalkedOf(clause, beforeIn(reading, clause))) return undefined;
  if (item.isNegated && !isRefusedFor(items, at))
    return some(clause, 'ordered', 'later') && !some(clause, 'afterAll') ? 'planning' : 'no';
  const isTopicOnly = items.length <= 2 && !some(clause, 'have', 'my');
  if (
    (isTopicOnly || clause.isWish || clause.isPlan || items.some(({ word }) => isWord(word, 'thought'))) &&
    isDropped(reading, clause)
  )
    return 'no';
  if (isTopic(reading, clause, item)) return undefined;
  if (isBecoming(clause, at)) return 'planning';
  if (isOwned(items, at) && !isToCome(clause) && !some(clause, 'ordered', 'later')) return 'yes';
  if (isCharged(clause, at)) return 'yes';
  return isOrdered(reading, clause) || isFuture(clause) || isWhenItFails(clause, at) ? 'planning' : 'yes';
}
