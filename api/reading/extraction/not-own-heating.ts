import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { named } from '#api/reading/extraction/fuels.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isAdvised, isTopic, isTurnedInto } from '#api/reading/extraction/talked-of.ts';

/** Petrol or a charge: "both cars run on gas", "on roule à l'électrique". */
export const isOfCar = (clause: Clause, item: Item, before: Clause | undefined) =>
  (some(clause, 'car', 'cars', 'drives') ||
    (isAny(item, 'electric') && before?.sentence === clause.sentence && some(before, 'car'))) &&
  !some(clause, 'heating') &&
  (isAny(item, 'gas', 'oil') || (isAny(item, 'resistance') && !some(clause, 'heats')));

/** "A house built of wood", "un chalet en bois". */
export const isMaterial = (items: readonly Item[], at: number) =>
  isAny(items[at], 'biomass') &&
  isWord(items[at - 1]?.word, 'madeOf') &&
  isAny(items[at - 2], 'house', 'detached', 'villa', 'attached', 'building');

/** "We have gas, but only for the cooker." */
export const isOnlyFor = (next: Clause | undefined, clause: Clause) =>
  next?.sentence === clause.sentence &&
  some(next, 'notHeating', 'forLooks') &&
  !some(next, ...named) &&
  next.items.slice(0, 3).some(({ word }) => isWord(word, 'only'));

/** "At the office we have district heating." */
export const isAtWork = ({ items }: Clause) =>
  items.slice(0, 2).some((item) => isAny(item, 'away', 'other') && hasPart(item.raw, 'workplaces'));

/** "Der Vermieter baut eine Wärmepumpe ein": it is to come. */
export const isPutIn = (items: readonly Item[]) =>
  isWord(items.at(-1)?.word, 'inParticle') && items.some(({ word }) => isWord(word, 'putsIn'));

/** "A quote of 48,500 for a heat pump". */
const isPriced = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 3), at).some(({ word }) => isWord(word, 'forPurpose')) &&
  items.slice(0, at).some((item) => isAny(item, 'price') && isAny(item, 'notBill'));

/** "All the coal plants", "du courant au charbon": what power is made of elsewhere. */
const isOfPlants = (clause: Clause, at: number) =>
  isWord(clause.items[at]?.word, 'coal') &&
  (some(clause, 'power') || isWord(clause.items[at + 1]?.word, 'powerPlants'));
/** "A big beech in front of the roof". */
const isTree = (clause: Clause, at: number) =>
  isWord(clause.items[at]?.word, 'treeNames') && some(clause, 'roof', 'south', 'east', 'west', 'north');
/** "It smells of gas". */
const isSmelt = ({ items }: Clause, at: number) =>
  isAny(items[at], 'gas') && items.slice(0, at).some(({ word }) => isWord(word, 'smells'));
const REFRIGERANT_REACH = 3;
/** "A heat pump with propane": what runs in it. */
const isRefrigerant = ({ items }: Clause, at: number) =>
  isWord(items[at + 1]?.word, 'refrigerants') ||
  (isAny(items[at], 'propane') &&
    items.slice(Math.max(0, at - REFRIGERANT_REACH), at).some((item) => isAny(item, 'pump')));
/** "District heating is to come", "they talk of district heating". */
const isToCome = ({ items }: Clause, at: number) =>
  isAny(items[at], 'district') &&
  (items.slice(at + 1, at + 3).some(({ word }) => isWord(word, 'willCome')) ||
    items.slice(0, at).some(({ word }) => isWord(word, 'talksOf', 'announces')));
const LIKE_REACH = 4;
/** "Turned down every night like with the gas": as it was with another heating. */
const isCompared = ({ items }: Clause, at: number) =>
  items
    .slice(Math.max(1, at - LIKE_REACH), at)
    .some((item, place, near) => isAny(item, 'like') && isWord(near[place + 1]?.word, 'with'));
/** "The pipe for district heating is two streets away": what leads there. */
const isPipe = ({ items }: Clause, at: number) =>
  isAny(items[at], 'district') &&
  (hasPart(items[at]?.raw, 'heatingPipes') ||
    [items[at - 1], items[at - 2], items[at + 1]].some((it) => isWord(it?.word, 'pipes')));
/** "The house will be changed to district heating", "das Haus wird auf Fernwärme umgestellt". */
const isToBeChanged = (clause: Clause, at: number) =>
  some(clause, 'changed') &&
  isWord(clause.items[at - 1]?.word, 'changedInto', 'towards') &&
  clause.items.some(({ word }) => isWord(word, 'isTurnedInto')) &&
  !some(clause, 'self', 'now', 'lastYear');
/** "It will be a heat pump", "wird eine Wärmepumpe": not there yet. */
const isBecoming = (clause: Clause, at: number) => !some(clause, 'heats', 'now') && isTurnedInto(clause.items, at);
/** "Wood frame from 1912". */
const isFrame = ({ items }: Clause, at: number) =>
  isAny(items[at], 'biomass') &&
  [items[at + 1], items[at - 1], items[at - 2]].some((it) => isWord(it?.word, 'framing'));
/** "Seal it up first versus heat pump now": two things to choose from. */
const isChoice = ({ items }: Clause, at: number) =>
  isAny(items[at], 'pump') && isWord(items[at - 1]?.word, 'comparing');
/** "The power from our roof". */
const isFromRoof = (clause: Clause, at: number) =>
  isAny(clause.items[at], 'power') && some(clause, 'roof', 'solar') && !some(clause, 'heats', 'heating');
/** "When I said heat pump": no more than the word. */
const isOnlySaid = ({ items }: Clause, at: number) =>
  items.slice(0, 2).some(({ word }) => isWord(word, 'whenPast')) &&
  [items[at - 1], items[at + 1]].some((it) => isWord(it?.word, 'saidWords'));
const STOVE_REACH = 4;
const isStove = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'secondHeaters') &&
  items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'forPurpose'));
/** "The wood is for the fireplace". */
const isForStove = (clause: Clause, at: number) =>
  isAny(clause.items[at], 'biomass') &&
  !some(clause, 'heats', 'heating') &&
  clause.items.slice(at, at + 2 + STOVE_REACH).some((_, place) => isStove(clause.items, at + place));

/** What a clause names that heats no home, or not yet. */
export const isOfElse = (clause: Clause, at: number) =>
  isOfPlants(clause, at) ||
  isTree(clause, at) ||
  isSmelt(clause, at) ||
  isRefrigerant(clause, at) ||
  isToCome(clause, at) ||
  isCompared(clause, at) ||
  isPipe(clause, at) ||
  isToBeChanged(clause, at) ||
  isBecoming(clause, at) ||
  isFrame(clause, at) ||
  isChoice(clause, at) ||
  isOnlySaid(clause, at) ||
  isForStove(clause, at) ||
  isFromRoof(clause, at);

const OFFER_REACH = 4;
/** "The quote for the heat pump", "a price for a heat pump", "everybody talks of heat pumps": what is offered or talked of is not there. */
export const isOffered = (items: readonly Item[], at: number) =>
  isAny(items[at], 'pump') &&
  (items
    .slice(Math.max(0, at - OFFER_REACH), at)
    .some((item) => isWord(item.word, 'offers', 'talksOf') || isAny(item, 'price')) ||
    isPriced(items, at) ||
    isAny(items[at + 1], 'price') ||
    isAdvised(items, at) ||
    isTopic(items, at));
