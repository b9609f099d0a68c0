import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

const things = [
  ...(['charger', 'socket', 'heating', 'gas', 'oil', 'pump', 'solar', 'battery', 'house', 'flat'] as const),
  ...(['combustion', 'noPlug', 'bike', 'neg', 'no'] as const),
] as const;

const isTheCar = (items: readonly Item[], at: number) =>
  !items[at]?.isOff &&
  (isAny(items[at], 'ev') || (isAny(items[at], 'car') && isWord(items[at - 1]?.word, 'chargedCar')));

const MOST_SAID = 6;
/** "It is there already", "I have it already". */
const saysThere = (clause: Clause) =>
  clause.items.length <= MOST_SAID &&
  !some(clause, ...things) &&
  clause.items.some(({ raw }) => hasPart(raw, 'already')) &&
  (clause.items.some(({ raw }) => hasPart(raw, 'hasCome')) || (some(clause, 'have') && some(clause, 'self'))) &&
  !clause.items.some(({ value }) => value !== undefined);

/** "The car is not planned, it is there already": what was planned has come. */
export const hasArrived = ({ statements, whole, known }: Reading): boolean =>
  statements.some((clause) => {
    const around = whole.get(clause.sentence) ?? [];
    const isOfCar = around.some(({ items }) => items.some((_, at) => isTheCar(items, at)));
    const isPlanned = known.hasEV === 'planning' || around.some((it) => some(it, 'ev'));
    return saysThere(clause) && isOfCar && isPlanned && !around.some((it) => some(it, 'combustion', 'noPlug'));
  });
