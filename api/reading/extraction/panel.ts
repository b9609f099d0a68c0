import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Quantity, quantitiesOf } from '#api/reading/extraction/quantities.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

const PHASES = 3;
const PLAUSIBLE = { from: 10, to: 1_000 };

const usual = new Set([25, 32, 35, 40, 50, 63, 80, 100, 125, 150, 160, 200, 225, 400]);
/** "Main breaker says 150." */
const isAmperes = ({ unit, value = 0 }: Quantity) => unit === 'amps' || (unit === undefined && usual.has(value));

/** "3 x 63 A": three phases. */
const isThreePhase = ({ items }: Clause) =>
  quantitiesOf(items).some(
    ({ unit, at }) => unit === 'amps' && isWord(items[at - 1]?.word, 'times') && items[at - 2]?.value === PHASES,
  );

/** "Rating of the main fuse: 63". */
const isLabelled = (clause: Clause, before: Clause | undefined) =>
  clause.items[0]?.gap.includes(':') === true && before?.sentence === clause.sentence && some(before, 'panel');

const ALONE = 3;
/** "60 amps, fuses": so many, and then what of. */
const isBeforePanel = (clause: Clause, next: Clause | undefined) =>
  clause.items.length <= ALONE && next?.sentence === clause.sentence && some(next, 'panel') && !some(next, 'notPanel');

const LEAST_ALONE = 60;
/** "200 amps", and nothing else. */
const isSumAlone = (clause: Clause, { clauses }: Reading) =>
  clauses.length === 1 &&
  clause.items.length <= ALONE &&
  quantitiesOf(clause.items).some(({ unit, value = 0 }) => unit === 'amps' && value >= LEAST_ALONE);

/** "A 100 amp box". */
const namesBox = ({ items }: Clause) =>
  quantitiesOf(items).some(({ unit, end }) => unit === 'amps' && isWord(items[end]?.word, 'fuseBoxes'));

/** "From the 80s". */
const isDecade = ({ items }: Clause, { end }: Quantity) =>
  items[end]?.gap === '' && isWord(items[end]?.word, 'decadeEndings');

/** Amperes of main fuse or panel; those of outlets and chargers are not meant. */
export function readPanel(reading: Reading): number | undefined {
  const { statements } = reading;
  const found = statements
    .filter(
      (clause, at) =>
        (some(clause, 'panel') ||
          namesBox(clause) ||
          isThreePhase(clause) ||
          isLabelled(clause, statements[at - 1]) ||
          (some(clause, 'amps') && isBeforePanel(clause, statements[at + 1])) ||
          isSumAlone(clause, reading)) &&
        !some(clause, 'charger', 'socket', 'notPanel'),
    )
    .flatMap((clause) =>
      quantitiesOf(clause.items).filter((it) => !it.isNegated && isAmperes(it) && !isDecade(clause, it)),
    );
  const value = found.at(-1)?.value;
  return value !== undefined && value >= PLAUSIBLE.from && value <= PLAUSIBLE.to ? value : undefined;
}
