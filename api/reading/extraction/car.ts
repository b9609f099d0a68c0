import { hasArrived } from '#api/reading/extraction/arrived-car.ts';
import { isRefusedFor } from '#api/reading/extraction/belonging.ts';
import { asksYou, burns, shortAnswer } from '#api/reading/extraction/car-answers.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isLeftOpen } from '#api/reading/extraction/coming-car.ts';
import { electricIn, isNext } from '#api/reading/extraction/electric-car.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import { isNear, type Reading } from '#api/reading/extraction/reading.ts';
import type { EvOwnership } from '#domain/home/enumerations.ts';

/** "Only e-bikes", "I go by train". */
const hasOnlyBikes = ({ asked, clauses }: Reading) =>
  asked === 'hasEV' &&
  clauses.some((clause) => some(clause, 'bike') && clause.items.length <= 9 && !clause.isQuestion) &&
  !clauses.some((clause) => some(clause, 'ev', 'electric', 'car', 'cars', 'plan'));

/** "My flatmate has a Golf, I only cycle". */
const cyclesOnly = ({ asked, statements }: Reading) =>
  asked === 'hasEV' &&
  statements.some((clause) => some(clause, 'bike') && some(clause, 'self') && some(clause, 'stays')) &&
  !statements.some((clause) => some(clause, 'ev', 'electric', 'plan', 'later', 'ordered'));

/** "EVs are nonsense, we stick with gasoline." */
function choosesCombustion(reading: Reading): boolean {
  const all = reading.statements;
  const isAgainst = all.some((clause) => some(clause, 'stays'));
  return (
    burns(reading) &&
    (reading.asked === 'hasEV' || (isAgainst && all.some((clause) => some(clause, 'evs', 'ev', 'combustion'))))
  );
}

/** "I keep the Golf": a car that nobody calls electric. */
const keepsCar = ({ asked, statements }: Reading) =>
  asked === 'hasEV' &&
  statements.some((clause) => some(clause, 'stays') && some(clause, 'car')) &&
  !statements.some((clause) => some(clause, 'ev', 'electric', 'power', 'ordered', 'later', 'plan'));

/** "We have a Kona, we charge it at work": a car that is charged is electric. */
const chargesIt = ({ sentences }: Reading) =>
  [...sentences.values()].some((around) => {
    const car = around.findIndex(
      (it) => some(it, 'car') && some(it, 'have', 'my') && !some(it, 'combustion', 'noPlug'),
    );
    const isCharged = ({ items }: Clause) =>
      items.some((item, at) => isAny(item, 'charges') && !item.isNegated && isWord(items[at - 1]?.word, 'chargedCar'));
    return (
      car >= 0 &&
      around.slice(car + 1).some(isCharged) &&
      !around.some((it) => some(it, 'battery', 'solar', 'later', 'plan', 'ordered', 'neg'))
    );
  });

const hasNoCar = (reading: Reading) =>
  reading.statements.some(
    (clause) =>
      some(clause, 'car', 'cars') &&
      clause.items.some(
        (item, at, items) =>
          isAny(item, 'car', 'cars') &&
          item.isNegated &&
          !(reading.known.hasEV === 'planning' && isWord(items[at - 1]?.word, 'without')) &&
          !isRefusedFor(items, at) &&
          !isAny(items[at + 1], 'charger') &&
          !isNear(items, at, 3, 'ev', 'noPlug'),
      ),
  );

/** "We had a Leaf and sold it." */
const hasSold = ({ clauses, whole }: Reading) =>
  clauses.some((clause) => {
    const around = whole.get(clause.sentence) ?? [];
    const isOwn = around.some((it) => some(it, 'self')) && !around.some((it) => some(it, 'other') || it.isQuestion);
    return some(clause, 'sold') && isOwn && around.some((it) => it !== clause && some(it, 'ev') && some(it, 'former'));
  });

/** Only the visitor is said not to have one: "my sister has an electric car, I don't". */
function isOnlyOthers({ clauses }: Reading): boolean {
  const others = clauses.find(
    ({ items, isQuestion }) => !isQuestion && items.some((item) => item.isOff && isAny(item, 'ev')),
  );
  if (!others) return false;
  const near = clauses.filter(({ sentence }) => sentence === others.sentence);
  return near.some(
    ({ items }) =>
      items.length <= 4 && items.some((item) => isAny(item, 'self')) && items.some((item) => isAny(item, 'neg')),
  );
}

/** "Aber in Planung". */
const isButPlanned = ({ items }: Clause) => items.length <= 4 && isAny(items[0], 'but');
/** "No electric car, but we think of buying one." */
const isConsidered = ({ clauses }: Reading) =>
  clauses.some(
    (clause, at) =>
      at > 0 &&
      !clause.isQuestion &&
      some(clause, 'plan', 'later') &&
      clause.items.length <= 8 &&
      ((clause.items.some(({ word }) => isWord(word, 'standsForCar')) && !asksYou(clause)) ||
        isButPlanned(clause) ||
        isLeftOpen(clause)) &&
      !some(
        clause,
        'neg',
        'no',
        'solar',
        'battery',
        'pump',
        'heating',
        'charger',
        'house',
        'flat',
        'incentive',
        'ev',
      ) &&
      some(clauses[at - 1], 'ev', 'electric', 'car', 'plan', 'interest'),
  );

/** Items of "no, a 2015 Buick". */
const MOST_REFUSED = 6;
/** "No, a Subaru": who opens with it has no electric car, whatever was asked. */
function refusesFor({ whole, clauses, known, asked }: Reading): boolean {
  const around = whole.get(clauses[0]?.sentence ?? 0) ?? [];
  const items = around.flatMap((it) => it.items);
  return (
    known.hasEV === undefined &&
    asked !== 'currentHeatingSystem' &&
    isAny(items[0], 'no') &&
    items.length <= MOST_REFUSED &&
    !around.some(({ isQuestion }) => isQuestion) &&
    items.slice(1).some((item) => isAny(item, 'combustion', 'noPlug') && !isAny(item, 'gas', 'ev')) &&
    !items.some((item) => isAny(item, 'heating', 'heats', 'plan', 'later', 'ordered', 'but'))
  );
}

/** Whether there is an electric car. Having no car at all is `no`. */
export function readCar(reading: Reading): EvOwnership | undefined {
  if (hasArrived(reading)) return 'yes';
  const said = reading.statements.map((clause) => electricIn(reading, clause)).filter((it) => it !== undefined);
  const found = said.includes('planning') && !said.includes('yes') ? 'planning' : said.at(-1);
  if (found === 'no' && reading.asked === 'hasEV' && shortAnswer(reading) === 'planning') return 'planning';
  if (found === 'no' && isConsidered(reading)) return 'planning';
  if (found) return found;
  if (chargesIt(reading)) return 'yes';
  if (hasSold(reading) || hasNoCar(reading) || isOnlyOthers(reading) || hasOnlyBikes(reading) || cyclesOnly(reading))
    return 'no';
  if (refusesFor(reading)) return 'no';
  const short = reading.clauses.some(isNext) ? 'planning' : shortAnswer(reading);
  if (short === 'planning' || short === 'yes') return short;
  return choosesCombustion(reading) || keepsCar(reading) ? 'no' : short;
}
