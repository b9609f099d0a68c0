import { some } from '#domain/chat/extraction/clauses.ts';
import { quantitiesOf } from '#domain/chat/extraction/quantities.ts';
import type { Reading } from '#domain/chat/extraction/reading.ts';

const PLAUSIBLE = { from: 10, to: 1_000 };

/** Amperes of main fuse or panel; those of outlets and chargers are not meant. */
export function readPanel({ statements }: Reading): number | undefined {
  const found = statements
    .filter((clause) => some(clause, 'panel') && !some(clause, 'charger', 'socket'))
    .flatMap(({ items }) => quantitiesOf(items).filter(({ unit, isNegated }) => unit === 'amps' && !isNegated));
  const value = found.at(-1)?.value;
  return value !== undefined && value >= PLAUSIBLE.from && value <= PLAUSIBLE.to ? value : undefined;
}
