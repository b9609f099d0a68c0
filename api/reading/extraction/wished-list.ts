import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

const topics = ['solar', 'battery', 'pump', 'charger'] as const;
const there = ['have', 'heats', 'heating', 'my', 'now', 'since', 'lastYear'] as const;
const LISTED = 4;
const LEAST_LISTED = 3;

/** A thing or two by name, and nothing said of them. */
const isListed = (clause: Clause) =>
  !clause.isWish &&
  clause.items.length <= LISTED &&
  some(clause, ...topics) &&
  !some(clause, ...there) &&
  clause.items.every(({ value }) => value === undefined);
const countOf = (run: readonly Clause[]) =>
  topics.filter((topic: Concept) => run.some((clause) => some(clause, topic))).length;
const endsWithTopic = ({ items }: Clause) => items.slice(-2).some((item) => isAny(item, ...topics));

/** "We want PV, heat pump and charger", "I have been reading for weeks: panels, battery, heat pump, charger": what stands before a list of what is talked of. */
function headOf(reading: Reading, clause: Clause): Clause | undefined {
  if (!isListed(clause)) return undefined;
  const around = reading.whole.get(clause.sentence) ?? [];
  const at = around.findIndex(({ items }) => items[0] === clause.items[0]);
  const opens = around.slice(0, at).findLastIndex((it) => !isListed(it));
  const head = around[opens];
  const after = around.slice(opens + 1);
  const end = after.findIndex((it) => !isListed(it));
  const run = end < 0 ? after : after.slice(0, end);
  if (head === undefined) return undefined;
  if (head.isWish && endsWithTopic(head)) return head;
  const isColon = run[0]?.items[0]?.gap.includes(':') === true;
  return isColon && !some(head, ...topics) && countOf(run) >= LEAST_LISTED ? head : undefined;
}
export const isInWishedList = (reading: Reading, clause: Clause) => headOf(reading, clause) !== undefined;
/** "Best of all, everything: panels, battery and charger". */
export const isWishedInList = (reading: Reading, clause: Clause) => {
  const head = headOf(reading, clause);
  return head?.isWish === true && !some(head, 'neg') && !some(clause, 'later', 'plan', 'neg');
};
