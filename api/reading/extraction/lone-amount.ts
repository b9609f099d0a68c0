import { isAnswering } from '#api/reading/extraction/answering.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { moneyIn } from '#api/reading/extraction/market-currency.ts';
import { isPeriod } from '#api/reading/extraction/periods.ts';
import { isBeforeTown } from '#api/reading/extraction/place.ts';
import { quantitiesOf } from '#api/reading/extraction/quantities.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { paidFor, uses } from '#api/reading/extraction/said-of-amount.ts';
import { isNoCount, isSaidYear } from '#api/reading/extraction/said-years.ts';

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
const isSaidBeside = (item: Item) =>
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

/** "$140.", "290 a month", "120 for power": who opens with a sum and what it is for says what energy costs, whatever was asked. */
export function isAmountAlone(reading: Reading, clause: Clause): boolean {
  const { known, whole } = reading;
  const around = whole.get(clause.sentence) ?? [];
  if (known.energyBill !== undefined || !isAnswering(reading, clause) || around.length > MOST_SUMS) return false;
  const items = around.flatMap((it) => it.items);
  const sums = items.filter(({ value }) => value !== undefined).length;
  return (
    sums > 0 &&
    sums <= MOST_SUMS &&
    items.every((item) => isSaidBeside(item) && !isOfPart(item)) &&
    items.filter(isUnknown).length <= MOST_UNKNOWN &&
    !around.some((it) => it.isQuestion || some(it, 'notBill', 'saving') || it.items.some(isPriceAsked)) &&
    around.every((it) => isSum(reading, it, around))
  );
}
