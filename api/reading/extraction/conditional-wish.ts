import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

const MOST_MEANS = 7;
export const hasTopic = (clause: Clause) => some(clause, 'solar', 'battery', 'pump', 'incentive');

/** "Count me in if the state pays part": a condition for a wish, and a wish for the condition. */
export function isConditional(clause: Clause, reading: Reading, topic: Concept): boolean {
  const condition = clause.items.findIndex((item) => isAny(item, 'suppose'));
  const wish = clause.items.findIndex((item) => isAny(item, 'wish', 'yes') && !isAny(item, 'suppose'));
  const before = (reading.whole.get(clause.sentence) ?? []).some(
    (it) => !it.items.some((item) => item.is.has(topic)) && some(it, 'wish', 'yes') && !some(it, 'neg'),
  );
  if (topic === 'incentive' && wish >= 0) return true;
  if (isAskedOneself(clause.items, condition) && isLiked(clause, reading)) return true;
  if (condition >= 0 && wish > condition && isAble(clause.items.slice(condition, wish))) return true;
  if (condition < 0 && wish >= 0 && isOnlyMeans(reading, clause)) return true;
  return (wish >= 0 && wish < condition) || (before && topic === 'incentive');
}

const isAskedOneself = (items: Clause['items'], condition: number) =>
  condition > 0 && items.slice(0, condition).some(({ word }) => isWord(word, 'asksOneself'));
/** "We wonder if a heat pump would do, we would like that." */
const isLiked = ({ sentence }: Clause, { whole }: Reading) => {
  const last = whole.get(sentence)?.at(-1);
  return last?.isWish === true && last.items.length <= 4 && !hasTopic(last) && !some(last, 'neg');
};

/** "Si je pouvais j'aurais du solaire". */
const isAble = (items: Clause['items']) => items.length <= 4 && items.some(({ word }) => isWord(word, 'beingAble'));

/** "If I could", "if we had the money", "if the subsidy follows": nothing is supposed of the home. */
const isOnlyMeans = ({ whole }: Reading, { sentence }: Clause): boolean => {
  const supposed = (whole.get(sentence) ?? []).filter((it) => some(it, 'suppose'));
  return supposed.every(
    (it) =>
      it.items.length <= MOST_MEANS &&
      !some(it, 'solar', 'battery', 'pump', 'roof', 'flatRoof', 'house', 'ev', 'heating'),
  );
};
