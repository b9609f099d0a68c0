import { isAnswering } from '#api/reading/extraction/answering.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { moneyIn } from '#api/reading/extraction/market-currency.ts';
import { isPeriod } from '#api/reading/extraction/periods.ts';
import { isBeforeTown } from '#api/reading/extraction/place.ts';
import { type Quantity, quantitiesOf } from '#api/reading/extraction/quantities.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { isSizeOf } from '#api/reading/extraction/said-again.ts';
import { namesUse, paidFor, uses } from '#api/reading/extraction/said-of-amount.ts';
import { isNoCount, isSaidYear, isShapedAsYear } from '#api/reading/extraction/said-years.ts';
import { isUnnamedOfTwo } from '#api/reading/extraction/unnamed-of-two.ts';

const money = ['eur', 'chf', 'usd'] as const;
const beside: readonly Concept[] = [
  ...(['about', 'both', 'so', 'now', 'thereIs', 'and', 'bill', 'heats', 'pays', 'self', 'filler'] as const),
  ...(['perMonth', 'perYear', 'perQuarter', 'perTwoMonths', 'perHalfYear', ...uses, ...money, 'electric'] as const),
];
/** Words of a sum that say nothing a rule knows: "$170 all in", "390 a month just for that". */
const MOST_UNKNOWN = 2;
/** Numbers: "$95 gas, $130 electric". */
const MOST_SUMS = 2;
/** Less is hardly the bill of a month. */
const LEAST = 40;
/** Without a currency or a time, less may be years or degrees, and more the number of a house. */
const LEAST_PLAIN = 60;

/** More is a year. */
const MOST_MONTHLY = 1_000;

/** "Dollars" are a price too. */
const isPriceAsked = (item: Item) => isAny(item, 'price') && !isAny(item, ...money);
const isUnknown = (item: Item) => item.is.size === 0 && item.value === undefined;
/** "In January", "each of us": not what the home costs. */
const isOfPart = ({ word, raw }: Item) => isWord(word, 'monthNames', 'seasons', 'apiece') || hasPart(raw, 'inSeason');
const isSaidBeside = (item: Item, at: number, items: readonly Item[]) =>
  (isAny(item, 'my') && isWord(items[at + 1]?.word, 'ownShare')) ||
  item.value !== undefined ||
  isUnknown(item) ||
  (isAny(item, 'lastYear') && hasPart(item.raw, 'yearWords')) ||
  isAny(item, ...beside) ||
  isWord(item.word, 'purposeAfter');

/** "180 total", "120 for power": counted for something. */
const isCounted = (items: readonly Item[], at: number, end: number, asked: Reading['asked']) =>
  asked !== 'homeSize' &&
  asked !== 'homeType' &&
  (items.slice(end, end + 2).some((it) => isAny(it, ...uses, 'electric', 'so')) ||
    items.slice(Math.max(0, at - 2), at).some((it) => isAny(it, 'electric', 'power')));

/** "Gas 132, power 71": each is named before its sum. */
const isPairOfUses = (around: readonly Clause[]) =>
  around.length === MOST_SUMS &&
  around.every(({ items }) => paidFor(items[0])) &&
  around.some(({ items }) => isAny(items[0], 'power'));

/** A sum of money, one that is paid again and again, or paid for energy. */
function isSum(reading: Reading, clause: Clause, around: readonly Clause[]): boolean {
  const own = moneyIn(reading.market);
  const isPair = isPairOfUses(around) && reading.asked !== 'homeSize' && reading.asked !== 'homeType';
  return quantitiesOf(clause.items).every(({ value = 0, unit, at, end, isNegated }) => {
    const isOwn = unit === own || isAny(clause.items[end], own);
    const isTimed = isPeriod(unit) || clause.items.slice(end, end + 2).some(({ is }) => [...is].some(isPeriod));
    const isPlain =
      unit === undefined &&
      value >= LEAST_PLAIN &&
      ((isPair && value < MOST_MONTHLY) || isCounted(clause.items, at, end, reading.asked));
    const isElse = isNoCount(clause.items, at) || isBeforeTown(clause.items, at, reading.market);
    const isMeant = isOwn || isTimed || (isPlain && !isSaidYear(clause, at, around));
    return isMeant && value >= LEAST && !isNegated && !isElse;
  });
}

const LEAST_OF_PAIR = 30;
const MOST_YEARLY = 10_000;
const USE_REACH = 2;
function useAt(items: readonly Item[], { at, end }: Quantity) {
  if (isUnnamedOfTwo(items, { at, end })) return 'power';
  const [before, after] = [items.slice(Math.max(0, at - USE_REACH), at), items.slice(end, end + USE_REACH)];
  const near = paidFor(items[0]) ? [...before.reverse(), items[0]] : [...after, ...before];
  return near.map(paidFor).find((it) => it !== undefined);
}

/** What is filled up once a year. */
const filledUp: readonly (string | undefined)[] = ['oil', 'propane', 'biomass'];
/** "I pay 49 for power, gas was 130 lately, more in winter": power and a fuel, each with what it costs, whatever was asked. */
export function isPairTold(reading: Reading, clause: Clause): boolean {
  const around = reading.sentences.get(clause.sentence) ?? [];
  const isElse = (it: Clause) =>
    it.isQuestion ||
    it.isWish ||
    it.isPlan ||
    some(it, 'notBill', 'saving', 'solar', 'wrong', 'panel', 'built') ||
    it.items.some(
      (item, at) => isWord(item.word, 'cents', 'kilowattHours') || (item.value && isAny(it.items[at - 1], 'since')),
    );
  if (!namesUse(clause) || around.some(isElse)) return false;
  const sums = around.flatMap(({ items }) =>
    quantitiesOf(items).map((it) => ({ ...it, use: useAt(items, it), isYear: isShapedAsYear(items[it.at]) })),
  );
  const used = new Set(sums.map(({ use }) => use));
  const isPaid = ({ unit, value = 0, isNegated, use, isYear }: (typeof sums)[number]) =>
    (unit === undefined || unit === moneyIn(reading.market)) &&
    !isNegated &&
    value >= LEAST_OF_PAIR &&
    value < (filledUp.includes(use) && !isYear ? MOST_YEARLY : MOST_MONTHLY);
  return sums.length === MOST_SUMS && used.size === MOST_SUMS && used.has('power') && sums.every(isPaid);
}

/** More may be a postcode, where that is not known. */
const MOST_PLAIN = 1_000;
const ofElse = [
  ...(['notBill', 'subsidy', 'solar', 'battery', 'pump', 'charger', 'other', 'hearsay'] as const),
  ...(['wish', 'plan', 'eur', 'chf', 'usd', 'm2', 'sqft', 'amps', 'panel', 'wrong', 'no'] as const),
] as const;
/** "$350, and that's with the thermostat at 62": a story after the sum, and not of another thing. */
const opensAround = ([first, ...rest]: readonly Clause[], items: readonly Item[]) =>
  first?.items[0] === items[0] &&
  rest.every(
    (it) =>
      !it.isQuestion &&
      !some(it, ...ofElse) &&
      (!some(it, 'price') || some(it, 'my')) &&
      !it.items.some(({ word }) => isWord(word, 'handymen', 'firms', 'apiece')),
  );
const SUM_ITEMS = 4;
/** "$350", "etwa 190 Euro". */
const isSumAlone = (reading: Reading, { items }: Clause, around: readonly Clause[]) =>
  items.length <= SUM_ITEMS &&
  items.every((item) => item.value !== undefined || isAny(item, 'about', moneyIn(reading.market))) &&
  quantitiesOf(items).length === 1 &&
  quantitiesOf(items).every(
    ({ value = 0, unit }) => unit === moneyIn(reading.market) && value >= LEAST && value < MOST_MONTHLY,
  ) &&
  opensAround(around, items);
/** Questions that a number may answer. */
const counted: readonly Reading['asked'][] = ['homeSize', 'homeType', 'heatingAge'];
/** "190.": where the size of the home is known, nothing else is told with a number alone. */
const isNumberAlone = (reading: Reading, { items }: Clause, around: readonly Clause[]) =>
  opensAround(around, items) &&
  reading.known.homeSize !== undefined &&
  !counted.includes(reading.asked) &&
  items.filter(({ value }) => value !== undefined).length === 1 &&
  items.every(
    (item) =>
      isAny(item, 'about') ||
      (item.value !== undefined &&
        item.value >= LEAST_PLAIN &&
        item.value < (reading.known.place === undefined ? MOST_PLAIN : MOST_YEARLY) &&
        !isShapedAsYear(item) &&
        /^\d+$/.test(item.raw) &&
        !isSizeOf(reading, item.value)),
  );

/** "$140.", "290 a month", "120 for power": who opens with a sum and what it is for says what energy costs, whatever was asked. */
export function isAmountAlone(reading: Reading, clause: Clause): boolean {
  const { known, whole } = reading;
  const around = whole.get(clause.sentence) ?? [];
  if (known.energyBill !== undefined || !isAnswering(reading, clause)) return false;
  const items = around.flatMap((it) => it.items);
  const sums = items.filter(({ value }) => value !== undefined).length;
  if (isNumberAlone(reading, clause, around) || isSumAlone(reading, clause, around)) return true;
  if (around.length > MOST_SUMS) return false;
  return (
    sums > 0 &&
    sums <= MOST_SUMS &&
    items.every((item, at) => isSaidBeside(item, at, items) && !isOfPart(item)) &&
    items.filter(isUnknown).length <= MOST_UNKNOWN &&
    !around.some((it) => it.isQuestion || some(it, 'notBill', 'saving') || it.items.some(isPriceAsked)) &&
    around.every((it) => isSum(reading, it, around))
  );
}
