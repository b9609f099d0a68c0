import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import {
  isBuildYear,
  isHeadcount,
  isOfSomethingElse,
  isOnlyRoom,
  isShare,
  isTemperature,
} from '#api/reading/extraction/other-areas.ts';
import { type Quantity, quantitiesOf } from '#api/reading/extraction/quantities.ts';
import { squareFeet } from '#domain/home/units.ts';

const PLAUSIBLE_SQFT = { from: 100, to: 30_000 };

export interface Area {
  value: number;
  /** One floor of several. */
  isPart: boolean;
  /** "120 + 25". */
  isAdded: boolean;
  /** Called the living area. */
  isNamed: boolean;
}

/** What a number without a unit is measured against. */
export interface AreaContext {
  before: Clause | undefined;
  unit: 'm2' | 'sqft';
  isAsked: boolean;
  /** An area is named with its unit: "1,900 sq ft, and the sticker says 1996" names a year. */
  isMeasured: boolean;
  /** Of the home, as the message counts them. */
  floors: number;
}

const isFloor = (items: readonly Item[], { at, end }: Quantity) =>
  [...items.slice(Math.max(0, at - 2), at), ...items.slice(end, end + 2)].some((item) => isAny(item, 'floor'));

/** A number without a unit that can only be an area: "140 living space", "80 m² below and 60 upstairs", "the garage 30 m², the house 150". */
function isLiving(items: readonly Item[], quantity: Quantity, hasArea: boolean, hasUnit: boolean): boolean {
  const { at, end } = quantity;
  const isToldOf = isAny(items[at - 1], 'thereIs') && isAny(items[at - 2], 'livingArea');
  if (isToldOf || isAny(items[end], 'livingArea') || isAny(items[at - 1], 'livingArea')) return true;
  const isOfHome = items.slice(Math.max(0, at - 3), at).some((item) => isAny(item, 'house', 'livingArea'));
  const isOfLiving = items.slice(end, end + 4).some((item) => isAny(item, 'livingArea'));
  return (hasArea && isFloor(items, quantity)) || ((hasUnit || hasArea) && isOfHome) || (hasUnit && isOfLiving);
}

const PLAUSIBLE_FLOOR = { from: 300, to: 4_000 };
/** "Bungalow, 1100 main 900 up": two floors, each with its number. */
const isPairOfFloors = (items: readonly Item[], quantities: readonly Quantity[], unit: 'm2' | 'sqft') => {
  const numbers = quantities.filter((it) => it.unit === undefined);
  const isPlausible = ({ value = 0 }: Quantity) => value >= PLAUSIBLE_FLOOR.from && value <= PLAUSIBLE_FLOOR.to;
  const isOne = (it: Quantity) => isFloor(items, it) && isPlausible(it) && !isWord(items[it.end]?.word, 'feet');
  return unit === 'sqft' && numbers.length === 2 && numbers.every(isOne);
};

/** Items. */
const LONGEST_ANSWER = 6;
const SIDE = { from: 8, to: 120 };
/** "28 by 60", "28x60": how long and how wide the home is, as an answer. */
function footprintOf(items: readonly Item[], unit: 'm2' | 'sqft'): number | undefined {
  const [first, joint, last] = items.filter((item) => !isAny(item, 'about', 'thereIs', 'self', 'mobile', 'so'));
  const sides = [first?.value ?? 0, last?.value ?? 0];
  const isSides = unit === 'sqft' && isWord(joint?.word, 'times', 'by') && items.length <= LONGEST_ANSWER;
  const isLong = sides.every((side) => side >= SIDE.from && side <= SIDE.to);
  return isSides && isLong ? (sides[0] ?? 0) * (sides[1] ?? 0) : undefined;
}

const homes = ['house', 'detached', 'attached', 'villa', 'flat', 'condo', 'ownedFlat', 'mobile'] as const;
const LEAST = { m2: 30, sqft: 400 };
const MOST_FEET = 6_000;
const HOME_REACH = 16;
/** "This brick house … about twenty one hundred feet": the last thing said of a home, in a land of feet. */
const isLastOfHome = (items: readonly Item[], { at, value = 0 }: Quantity, length: number, unit: 'm2' | 'sqft') => {
  const next = items[length + 1];
  const isLast = next === undefined || isAny(next, 'and', 'self', 'about', 'so', 'thereIs', 'with', 'inPlace');
  const isOfHome = items.slice(Math.max(0, at - HOME_REACH), at).some((item) => isAny(item, ...homes));
  const isElse = isAny(items[at - 1], 'inPlace', 'otherArea');
  return unit === 'sqft' && value <= MOST_FEET && isLast && isOfHome && !isElse;
};

/** "House 1,950 ft", "maison individuelle cent quarante mètres", "140 mètres" as an answer: the squares are not said. */
const isHomeLength = (items: readonly Item[], quantity: Quantity, unit: 'm2' | 'sqft', isAsked: boolean) => {
  const { at, end, value = 0 } = quantity;
  const length = [at + 1, end].find((place) => isWord(items[place]?.word, 'feet'));
  if (length === undefined || value < LEAST[unit]) return false;
  const isAnswer = isAny(items[at - 1], ...homes) || (isAsked && items.length <= LONGEST_ANSWER);
  return isAnswer || isLastOfHome(items, quantity, length, unit);
};

/** "98.4 m²... nonsense, take 98." */
const isCorrected = (before: Clause | undefined) =>
  some(before, 'm2', 'sqft') && isWord(before?.items.at(-1)?.word, 'corrects');

function squareFeetOf(quantity: Quantity, marketUnit: 'm2' | 'sqft', floors: number): number | undefined {
  if (quantity.value === undefined) return undefined;
  const [value, unit] = [quantity.value * floors, quantity.unit];
  const area = Math.round((unit ?? marketUnit) === 'sqft' ? value : squareFeet(value));
  return area >= PLAUSIBLE_SQFT.from && area <= PLAUSIBLE_SQFT.to ? area : undefined;
}

const MOST_FLOORS = 4;
const FLOOR_REACH = 5;
/** "On two floors": how many a message counts. */
export const floorsIn = (clauses: readonly Clause[]): number =>
  clauses
    .flatMap(({ items }) => items.map((item, at) => (isWord(item.word, 'floors') ? (items[at - 1]?.value ?? 1) : 1)))
    .find((count) => count > 1 && count <= MOST_FLOORS) ?? 1;

/** "90 m² per floor", "900 square feet each". */
const isPerFloor = (items: readonly Item[], { end }: Quantity) =>
  isWord(items[end]?.word, 'apiece') ||
  (isWord(items[end]?.word, 'perOne') && isWord(items[end + 1]?.word, 'oneFloor'));

/** "Two floors of 70 m² each", "2 x 75 m²", "90 m² per floor, two floors". */
function floorsOf(items: readonly Item[], quantity: Quantity, floors: number): number {
  const { at } = quantity;
  if (isPerFloor(items, quantity)) return floors;
  const from = Math.max(0, at - FLOOR_REACH);
  const floor = items.slice(from, at).findIndex(({ word }) => isWord(word, 'floors'));
  const times = items[at - 2]?.value ?? 1;
  if (isWord(items[at - 1]?.word, 'times')) return times <= MOST_FLOORS ? times : 1;
  const count = items[from + floor - 1]?.value ?? 1;
  const isEach = floor >= 0 && isWord(items[at - 1]?.word, 'each');
  return isEach && count <= MOST_FLOORS ? count : 1;
}

const YEAR = /^(?:19|20)\d\d$/;
const CODE = /^\d{5}$/;
const isMeasure = ({ unit }: Quantity) => unit === 'm2' || unit === 'sqft';
export const namesArea = ({ items }: Clause) => quantitiesOf(items).some(isMeasure);

/** The living areas a clause names, in square feet. */
export function areasOf(clause: Clause, { before, unit, isAsked, isMeasured, floors }: AreaContext): Area[] {
  const { items } = clause;
  const hasUnit = some(before, 'm2', 'sqft');
  const footprint = isAsked ? footprintOf(items, unit) : undefined;
  if (footprint !== undefined) return [{ value: footprint, isPart: false, isAdded: false, isNamed: false }];
  let from = 0;
  let isLastElse = false;
  const areas: Area[] = [];
  const quantities = quantitiesOf(items);
  const isPair = isPairOfFloors(items, quantities, unit);
  for (const quantity of quantities) {
    const isJoined: boolean = isLastElse && quantity.at - 1 === from && isAny(items[from], 'and');
    const isElse: boolean =
      isJoined ||
      isOfSomethingElse(items, quantity, from) ||
      isTemperature(items, quantity, before) ||
      isOnlyRoom(items, before) ||
      isBuildYear(items, quantity, unit) ||
      isHeadcount(items, quantity) ||
      isShare(items, quantity);
    const last = from;
    from = quantity.end;
    isLastElse = isElse;
    const isYear = isMeasured && YEAR.test(items[quantity.at]?.raw ?? '');
    const isBare = quantity.unit === undefined && !isYear && !CODE.test(items[quantity.at]?.raw ?? '');
    const isArea = isMeasure(quantity);
    const isAnswer = isAsked && (!isMeasured || hasUnit || isFloor(items, quantity));
    const isMeant =
      isArea ||
      isHomeLength(items, quantity, unit, isAsked) ||
      (isBare && isPair) ||
      (isBare && (isAnswer || isCorrected(before) || isLiving(items, quantity, some(clause, 'm2', 'sqft'), hasUnit)));
    const counted = floorsOf(items, quantity, floors);
    const value = squareFeetOf(quantity, unit, counted);
    const isEach = isAny(items[quantity.end], 'both') && counted === 1;
    if (!isMeant || isElse || quantity.isNegated || value === undefined || isEach) continue;
    const isAdded = areas.length > 0 && items.slice(last, quantity.at + 1).some(({ gap }) => gap.includes('+'));
    const isNamed = isAny(items[quantity.at - 1], 'livingArea') || isAny(items[quantity.end], 'livingArea');
    areas.push({ value, isPart: isFloor(items, quantity), isAdded, isNamed });
  }
  return areas;
}
