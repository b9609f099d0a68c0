import { isAnswering, OPENING } from '#api/reading/extraction/answering.ts';
import { isOfSeveral } from '#api/reading/extraction/belonging.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import type { EvOwnership } from '#domain/home/enumerations.ts';

/** "My old Volvo". */
const isOldCar = (item: Item, { items }: Clause) =>
  isAny(item, 'car') && !isAny(item, 'ev') && isWord(items[items.indexOf(item) - 1]?.word, 'oldOnes');
const isCombustion = (item: Item, clause: Clause) =>
  isAny(item, 'combustion', 'noPlug') || (isAny(item, 'gas') && some(clause, 'car', 'cars')) || isOldCar(item, clause);

/** A car with an engine is named. */
export const burns = ({ statements }: Reading) =>
  statements.some((clause) => clause.items.some((item) => isCombustion(item, clause) && !item.isNegated));

const MOST_CARS = 5;
const isFew = (item: Item | undefined) => item?.value !== undefined && item.value <= MOST_CARS;

/** "Five", not "five nine oh eight six". */
const isFewAlone = ([first, next]: readonly Item[] = []) =>
  isFew(first) && next?.value === undefined && !isWord(next?.word, 'noughts', 'ones');

/** "Haben wir", "j'en ai une". */
const isHad = (items: readonly Item[]) =>
  items.length <= MOST_CARS &&
  items.every((item) => isAny(item, 'have', 'self', 'yes', 'my') || isWord(item.word, 'partners', 'shortReplies')) &&
  items.some((item) => isAny(item, 'have') || isWord(item.word, 'someOfThem'));
/** "We even have two", but not "the house has three years on it" nor "we have two kids". */
const isCounted = (items: readonly Item[]) =>
  items.some((item) => isAny(item, 'have')) &&
  items.some(
    (item, at) =>
      isFew(item) && !item.isNegated && !isAny(items[at + 1], 'child') && !isWord(items[at + 1]?.word, 'years'),
  );

/** "The electric bill is insane, maybe 140 in winter": of money, not of a car. */
const isOfBill = (said: readonly Clause[]) =>
  said.some((clause) => some(clause, 'bill')) && !said.some((clause) => some(clause, 'ev', 'car', 'charges'));

const ofCars = ['ev', 'car', 'charges', 'charger'] as const;
/** "I never said that, a heat pump does interest us": of another thing. */
const isOfThing = (said: readonly Clause[]) =>
  said.some((clause) => some(clause, 'pump', 'solar', 'battery')) &&
  !said.some((clause) => some(clause, 'yes', ...ofCars));

/** "Et si on attend 2027": thought of, for whatever it is. */
const isThoughtOf = ({ isSupposed, items }: Clause) => isSupposed || isAny(items[0], 'asks');

/** "But we are thinking of an electric one": said of a car, or of one like it. */
const isPlanned = (clause: Clause) =>
  some(clause, 'later', 'ordered', 'plan', 'interest') &&
  (some(clause, 'ev', 'electric') || clause.items.some(({ word }) => isWord(word, 'standsForCar')));

/** What answers: the first sentence that is more than an opening, and all that names a car. */
const answering = (reading: Reading): Clause[] =>
  reading.statements.filter(
    (clause) =>
      clause.items.length > 0 &&
      !isOfSeveral(clause.items) &&
      (isAnswering(reading, clause) || some(clause, ...ofCars)),
  );

const otherAnswers = [
  ...(['owner', 'owns', 'ours', 'tenant', 'renter', 'renting', 'landlord', 'roof', 'flatRoof', 'pitched'] as const),
  ...(['south', 'north', 'east', 'west', 'facing', 'eur', 'chf', 'usd', 'perMonth', 'perYear', 'm2', 'sqft'] as const),
  ...(['pays', 'oil', 'propane', 'heating', 'postcode'] as const),
] as const;
/** "I own", "yes sir it's mine", "240 a month": who opens so answers what was asked before, or nothing that was. */
function isOfOtherAnswer(said: readonly Clause[]): boolean {
  const first = said.filter(({ sentence }) => sentence === said[0]?.sentence);
  const isMine = first.some(({ items }) => isWord(items[0]?.word, 'toOneself'));
  const isSeasonal = first.some(
    ({ items }) => items.some(({ word }) => isWord(word, 'seasons')) && items.some(({ value }) => value !== undefined),
  );
  const isSmelt = first.some(({ items }) => items.some(({ word }) => isWord(word, 'smells')));
  return (
    (isMine || isSeasonal || isSmelt || first.some((clause) => some(clause, ...otherAnswers))) &&
    !first.some((clause) => some(clause, 'bike')) &&
    !said.some((clause) => some(clause, ...ofCars, 'cars', 'combustion', 'noPlug') && !some(clause, 'price'))
  );
}

/** Items from a "yes" to the end of what it answers. */
const LAST = 2;
/** "You are right." */
const isOfYou = (items: readonly Item[], at: number) =>
  at <= OPENING && items.slice(0, at).some(({ word }) => isWord(word, 'toYou'));
/** "Yes, a small one", "to be honest: yes, one": no "ja" in the middle of something else. */
const saysYes = (said: readonly Clause[]) =>
  said.some(({ items }) =>
    items.some(
      (item, at) =>
        isAny(item, 'yes') &&
        (at === 0 || ((items.length <= OPENING || items.length - at <= LAST) && !isOfYou(items, at))),
    ),
  );

/** "Not 14 m2": of another thing than was asked. */
const isOfSize = ({ items }: Clause) => items.some((item) => item.value !== undefined && item.isNegated);

const THEN_WITHIN = 3;
/** "Not yet, only when the old one dies". */
const isPutOff = (said: readonly Clause[], clauses: readonly Clause[]) =>
  (said.length === 0 || said.some((clause) => some(clause, 'notYet'))) &&
  clauses.some(
    ({ items, isSupposed, isQuestion }) =>
      isSupposed && !isQuestion && items.slice(0, THEN_WITHIN).some(({ word }) => isWord(word, 'onlyThen')),
  );

const saysAny = ({ items }: Clause, ...concepts: readonly Concept[]) =>
  items.some((item) => isAny(item, ...concepts) && !(item.isNegated && !isAny(item, 'no')));
/** "Macht ihr das einbauen auch": asked of us. */
export const asksYou = ({ items }: Clause) =>
  isWord(items[1]?.word, 'toYou') && !isAny(items[1], 'have') && !isAny(items[0], 'self', 'have');
const MOST_WISHED = 5;
/** "Maybe one day": not "I would like to talk to somebody", nor "he wants half by check". */
const isOfCarOrShort = (clause: Clause) =>
  !asksYou(clause) &&
  !isWord(clause.items[0]?.word, 'heOrShe') &&
  !clause.items.some(({ word }) => isWord(word, 'talksOf')) &&
  (clause.items.length <= MOST_WISHED || isPlanned(clause) || some(clause, ...ofCars));

const NO_WITHIN = 4;
/** "No, but …", "none": not "from somebody with no horse in this race". */
const saysNo = ({ items }: Clause) =>
  items.some((item, at) => isAny(item, 'no') && (at < NO_WITHIN || items.length - at <= LAST));
/** "No pipes in the house": of another thing than cars. */
const isOfHouse = (clause: Clause | undefined) =>
  clause !== undefined && some(clause, 'house', 'room', 'roof', 'heating', 'heats') && !some(clause, ...ofCars);

/** "Sold", "we have sold the car when we came here". */
const isSoldCar = (clause: Clause) =>
  some(clause, 'sold') &&
  (clause.items.length <= 4 || (some(clause, 'car') && some(clause, 'self') && !some(clause, 'ordered', 'later')));

/** "Not yet", "we have two": what an answer says that names no car. */
export function shortAnswer(reading: Reading): EvOwnership | undefined {
  const { asked, clauses } = reading;
  if (asked !== 'hasEV') return undefined;
  const said = answering(reading);
  if (isOfBill(said) || isOfThing(said) || isOfOtherAnswer(said) || (said[0] && isOfSize(said[0]))) return undefined;
  const has = (...concepts: readonly Concept[]) => said.some((clause) => saysAny(clause, ...concepts));
  if (clauses.some(isSoldCar)) return 'no';
  if (isAny(clauses[0]?.items[0], 'no') && burns(reading) && !said.some(isPlanned)) return 'no';
  const opening = clauses[0]?.items ?? [];
  if (isHad(opening) && opening.some(({ raw }) => hasPart(raw, 'already'))) return 'yes';
  const isWished = said.some((clause) => isOfCarOrShort(clause) && saysAny(clause, 'plan', 'interest'));
  if ((has('later', 'ordered') && !said.some(isThoughtOf)) || (isWished && !has('yes'))) return 'planning';
  const first = clauses[0]?.items ?? [];
  if (first.length === 1 && hasPart(first[0]?.raw, 'noMore')) return 'no';
  if (isPutOff(said, clauses)) return 'planning';
  if (has('notYet') || (said.some(saysNo) && !has('yes'))) return 'no';
  const hasSome = said.some(({ items }) => items.length <= 6 && isCounted(items));
  if (has('yes') && burns(reading) && clauses.some(({ items }) => isAny(items[0], 'but'))) return 'no';
  if (saysYes(said) || isHad(first) || ((hasSome || isFewAlone(said[0]?.items)) && !burns(reading))) return 'yes';
  if (first.length <= 4 && first.some(({ raw }) => hasPart(raw, 'tooDear', 'expensive'))) return 'no';
  const isDenied = !isOfHouse(clauses[0]) && (first.length <= 4 || some(clauses[0], 'have'));
  return isDenied && first.length <= 6 && first.some((item) => isAny(item, 'neg')) ? 'no' : undefined;
}
