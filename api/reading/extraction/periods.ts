import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { hasPart } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import type { Quantity } from '#api/reading/extraction/quantities.ts';

export const timesPerYear = { perTwoMonths: 6, perHalfYear: 2, perQuarter: 4, perMonth: 12, perYear: 1 } as const;
export type Period = keyof typeof timesPerYear;
const periods = Object.keys(timesPerYear) as Period[];
export const isPeriod = (concept: Concept | undefined): concept is Period =>
  concept !== undefined && concept in timesPerYear;

/** "Last year we paid". */
const isLastYear = ({ items }: Clause) =>
  items.some((item) => isAny(item, 'lastYear') && hasPart(item.raw, 'yearWords'));

const namedIn = (clauses: readonly Clause[]): Period | undefined =>
  periods.find((period) => clauses.some((clause) => some(clause, period)));
/** The period named somewhere in a sentence. */
export const periodIn = (clauses: readonly Clause[]): Period | undefined =>
  namedIn(clauses) ?? (clauses.some(isLastYear) ? 'perYear' : undefined);

/** The period after an amount, else before it, else in its clause. */
export function periodOf(clause: Clause, { at, end, unit }: Quantity): Period | undefined {
  if (isPeriod(unit)) return unit;
  const { items } = clause;
  const near = [...items.slice(end, end + 4), ...items.slice(Math.max(0, at - 5), at)].flatMap((item) => [...item.is]);
  return near.find(isPeriod) ?? periodIn([clause]);
}
