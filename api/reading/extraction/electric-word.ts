import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isHeaterAlone } from '#api/reading/extraction/lone-heater.ts';
import { isNear, type Reading, sentenceOf } from '#api/reading/extraction/reading.ts';

/** "Electric's 110": what power costs. */
const LEAST_COST = 40;
/** "$95 for gas, the electric we don't know". */
const isOfCosts = (around: readonly Clause[]) =>
  around.some((it) => some(it, 'eur', 'chf', 'usd')) &&
  !around.some((it) => some(it, 'car', 'cars', 'drives', 'combustion'));

/** "Two cars, one of them electric", "une électrique": electric as a word of its own beside a car. */
export function isElectricCar(reading: Reading, clause: Clause, at: number): boolean {
  const item = clause.items[at] as Item;
  if ((item.is.has('ev') && !item.is.has('resistance')) || (item.is.has('evs') && isAny(clause.items[at - 1], 'neg')))
    return true;
  if (item.is.has('power') && some(clause, 'drives') && some(clause, 'car')) return true;
  if (item.is.has('electric') && some(clause, 'drives') && !some(clause, 'heating', 'heats')) return true;
  const around = sentenceOf(reading, clause);
  if (item.is.has('power') && isPowerOfCar(reading, clause, at, around)) return true;
  if (item.is.has('electric') && (isOfCosts(around) || isHeaterAlone(reading, clause))) return false;
  if (
    item.is.has('electric') &&
    item.is.has('resistance') &&
    around.some((it) => some(it, 'car', 'combustion', 'drives'))
  )
    return !around.some((it) => some(it, 'heating', 'heats'));
  if (
    !item.is.has('electric') ||
    isAny(item, 'heating') ||
    isNear(clause.items, at, 2, 'heating', 'resistance', 'bike', 'bill', 'heats', 'usd', 'eur', 'chf', 'gas', 'panel')
  )
    return false;
  if (clause.items.some(({ value = 0 }) => value >= LEAST_COST) && !some(clause, 'car', 'cars', 'drives')) return false;
  return (
    reading.asked === 'hasEV' ||
    sentenceOf(reading, clause).some((it) => some(it, 'car', 'cars', 'combustion', 'drives', 'charger')) ||
    isLoneElectric(clause, at)
  );
}

/** "On a trois voitures dont une élec", "la petite Twingo, l'électrique": what also stands for electricity, said of a car. */
const isPowerOfCar = ({ asked }: Reading, { items }: Clause, at: number, around: readonly Clause[]) =>
  asked === 'hasEV' &&
  (items.length === 1 || isWord(items[at - 1]?.word, 'someOfThem')) &&
  around.some((it) => some(it, 'car', 'cars'));

/** French "pas d'électrique" and "une électrique" mean a car. */
const isLoneElectric = ({ items }: Clause, at: number) =>
  isWord(items[at - 1]?.word, 'loneElectric') && !isAny(items[at + 1], 'heating') && items[at]?.isNegated === true;
