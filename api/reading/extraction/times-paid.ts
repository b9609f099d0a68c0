import type { Clause } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isPeriod } from '#api/reading/extraction/periods.ts';
import type { Quantity } from '#api/reading/extraction/quantities.ts';

/** Items. */
const REACH = 12;
const MOST_TIMES = 12;
const TIMED_WITHIN = 2;

const isCount = (items: readonly Item[], at: number) =>
  items[at]?.value !== undefined && isWord(items[at + 1]?.word, 'times') && isAny(items[at + 2], 'perYear');
const isPlausible = (times: number | undefined) => times !== undefined && times > 1 && times <= MOST_TIMES;
const countIn = (items: readonly Item[], at: number) =>
  isCount(items, at) && isPlausible(items[at]?.value) ? items[at]?.value : undefined;

const isNumber = ({ value }: Item) => value !== undefined;
/** "Four fifty each time, three times a year": how often a sum is paid, where it has no time of its own. */
export function timesPaid(clause: Clause, { at, end, unit }: Quantity, around: readonly Clause[]): number {
  const { items } = clause;
  if (isPeriod(unit) || items.slice(end, end + TIMED_WITHIN).some(({ is }) => [...is].some(isPeriod))) return 1;
  const next = around[around.indexOf(clause) + 1]?.items ?? [];
  const after = [...items.slice(end, end + REACH), ...next.slice(0, REACH)];
  const before = items.slice(Math.max(0, at - REACH), at);
  return countIn(after, after.findIndex(isNumber)) ?? countIn(before, before.findLastIndex(isNumber)) ?? 1;
}
