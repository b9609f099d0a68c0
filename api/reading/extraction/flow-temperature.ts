import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { quantitiesOf } from '#api/reading/extraction/quantities.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import type { Market } from '#domain/place.ts';

const PLAUSIBLE = { from: 25, to: 90 };
const FREEZING_F = 32;
const F_PER_C = 1.8;
const celsius = (value: number, market: Market) =>
  market === 'us' && value > PLAUSIBLE.to ? (value - FREEZING_F) / F_PER_C : value;

/** "Vorlauf", "supply temperature". */
const namesFlow = ({ items }: Clause) =>
  items.some(({ word }) => isWord(word, 'heatingFlow')) ||
  (items.some(({ word }) => isWord(word, 'supply')) && items.some(({ word }) => isWord(word, 'temperatures')));

/** "The flow is at 60 degrees now": not what a heat pump reaches, nor what it should be. */
const isTold = (clause: Clause) =>
  !clause.isWish &&
  !clause.isPlan &&
  !clause.isSought &&
  !some(clause, 'pump') &&
  namesFlow(clause) &&
  !clause.items.some(({ word }) => isWord(word, 'must'));

/** How warm the heating water leaves the boiler, in degrees Celsius. */
export function readFlowTemperature({ statements, market }: Reading): number | undefined {
  const told = statements.filter(isTold).flatMap(({ items }) =>
    quantitiesOf(items)
      .filter(({ end, isNegated }) => !isNegated && isWord(items[end - 1]?.word, 'degrees'))
      .map(({ value = 0 }) => Math.round(celsius(value, market))),
  );
  return told.findLast((value) => value >= PLAUSIBLE.from && value <= PLAUSIBLE.to);
}
