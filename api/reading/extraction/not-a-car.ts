import type { Clause } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** "Panels you hang over the railing and plug in". */
const isVerb = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'plugsIn') && (isAny(items[at - 1], 'and', 'self') || isWord(items[at - 1]?.word, 'doesIt'));

/** "A BYD battery", "batterie BYD": who makes it makes cars too. */
const isMaker = ({ items, concepts }: Clause, at: number) =>
  isAny(items[at - 1], 'battery') && !concepts.has('car') && !concepts.has('drives');

/** "The bass boat is electric". */
const isOtherVehicle = ({ items }: Clause, at: number) =>
  isAny(items[at], 'electric') && items.slice(0, at).some(({ word }) => isWord(word, 'otherVehicles'));

const CHARGER_WITHIN = 3;
/** "A Tesla gen 3 wall connector": who makes it makes cars too. */
const isOfCharger = (items: readonly Item[], at: number) => {
  const next = items.slice(at + 1, at + 1 + CHARGER_WITHIN);
  const charger = next.findIndex((item) => isAny(item, 'charger'));
  return charger >= 0 && !next.slice(0, charger).some((item) => isAny(item, 'and', 'with', 'have', 'no', 'neg'));
};

/** What is named like an electric car and is none. */
export const isNoCar = (clause: Clause, at: number) =>
  isVerb(clause.items, at) || isMaker(clause, at) || isOtherVehicle(clause, at) || isOfCharger(clause.items, at);
