import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { hasPart } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { type Quantity, quantitiesOf } from '#api/reading/extraction/quantities.ts';

export const timesPerYear = { perTwoMonths: 6, perHalfYear: 2, perQuarter: 4, perMonth: 12, perYear: 1 } as const;
export type Period = keyof typeof timesPerYear;
const periods = Object.keys(timesPerYear) as Period[];
export const isPeriod = (concept: Concept | undefined): concept is Period =>
  concept !== undefined && concept in timesPerYear;

/** "Last year we paid". */
const isOfLastYear = (item: Item) => isAny(item, 'lastYear') && hasPart(item.raw, 'yearWords');
const isLastYear = ({ items }: Clause) => items.some(isOfLastYear);

const namedIn = (clauses: readonly Clause[]): Period | undefined =>
  periods.find((period) => clauses.some((clause) => some(clause, period)));
/** The period named somewhere in a sentence. */
export const periodIn = (clauses: readonly Clause[]): Period | undefined =>
  namedIn(clauses) ?? (clauses.some(isLastYear) ? 'perYear' : undefined);

/** The period of a few items; "l'année passée" is one too. */
const periodAmong = (items: readonly Item[]): Period | undefined =>
  items.flatMap((item) => [...item.is]).find(isPeriod) ?? (items.some(isOfLastYear) ? 'perYear' : undefined);

/** The period after an amount, else before it, else in its clause. */
export function periodOf(clause: Clause, { at, end, unit }: Quantity): Period | undefined {
  if (isPeriod(unit)) return unit;
  const { items } = clause;
  return (
    periodAmong(items.slice(end, end + 4)) ??
    periodAmong(items.slice(Math.max(0, at - 5), at).reverse()) ??
    periodIn([clause])
  );
}

const MONTHS = 12;
/** Hardly a month of energy, and hardly a year of it. */
const MOST_MONTHLY = 1_000;
const LEAST_YEARLY = 400;
const isTimed = (items: readonly Item[], { end, unit }: Quantity) =>
  isPeriod(unit) || periodAmong(items.slice(end, end + 2));
/** Bought a few times a year. */
const isStored = (clauses: readonly Clause[]) => clauses.some((it) => some(it, 'oil', 'propane', 'biomass'));
/** Said of another sum, in the clause before or after. */
function isTimedBeside(clause: Clause, around: readonly Clause[]): boolean {
  const place = around.indexOf(clause);
  return [around[place - 1], around[place + 1]].some(
    (it) => it && quantitiesOf(it.items).some((its) => isTimed(it.items, its)),
  );
}
/** "2,100 for oil and 80 for power a month", "3,100 a year for oil and 140 for power": the time is told of the other sum alone. */
export function isOfOther(
  clause: Clause,
  quantity: Quantity,
  period: Period | undefined,
  around: readonly Clause[],
): boolean {
  const { items } = clause;
  const { at, value = 0 } = quantity;
  const before = Math.max(0, around.indexOf(clause) - 1);
  const mostMonthly = isStored(around.slice(before, before + 2)) ? LEAST_YEARLY : MOST_MONTHLY;
  const months = MONTHS / timesPerYear[period ?? 'perYear'];
  const isUnlikely =
    period === 'perYear' ? value < LEAST_YEARLY : period !== undefined && value >= mostMonthly * months;
  if (period === undefined || isTimed(items, quantity)) return false;
  const isOtherTimed = quantitiesOf(items).some((it) => it.at !== at && isTimed(items, it));
  if (isStored([clause]) && period !== 'perYear' && isOtherTimed) return true;
  if (!isUnlikely) return false;
  if (period === 'perYear') return isOtherTimed || (!periodIn([clause]) && isTimedBeside(clause, around));
  const numbers = around.reduce((sum, it) => sum + it.items.filter((item) => item.value !== undefined).length, 0);
  return numbers > 1;
}

const MOST_BILLS = 6;
const BILL_WITHIN = 4;
/** "Two bills of 900": how many of a sum there are. */
export function billsOf(items: readonly Item[], { at }: Quantity): number {
  const from = Math.max(0, at - BILL_WITHIN);
  const bill = from + items.slice(from, at).findIndex((item) => isAny(item, 'bill'));
  const count = bill < from ? undefined : items[bill - 1]?.value;
  const isOfSum = items.slice(bill + 1, at).every((item) => item.value === undefined && !isAny(item, 'and', 'thereIs'));
  return count !== undefined && isOfSum && count > 1 && count <= MOST_BILLS ? count : 1;
}
