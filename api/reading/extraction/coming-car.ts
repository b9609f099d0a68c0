import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';

const SPAN_WITHIN = 4;
/** "The car is coming", "we get our Enyaq in 3 weeks". */
export const isToCome = ({ items }: Clause) =>
  (items.length <= SPAN_WITHIN && items.some(({ word }) => isWord(word, 'willCome'))) ||
  items.some(
    (item, at) =>
      isWord(item.word, 'inSpan') && items[at + 1]?.value !== undefined && hasPart(items[at + 2]?.raw, 'shortSpans'),
  );

/** "The car will be a Renault 5". */
export const isBecoming = ({ items }: Clause, at: number) => {
  const car = items.findIndex((item) => isAny(item, 'car', 'cars') && !isAny(item, 'ev'));
  return car >= 0 && items.slice(car, at).some(({ word }) => isWord(word, 'becomesNext'));
};

/** "The car comes, but in May": of the one that the sentence names. */
export const isCarToCome = (clause: Clause) =>
  some(clause, 'car') && isToCome(clause) && !some(clause, 'neg', 'have', 'combustion', 'noPlug');

const MOST_OPEN = 3;
/** "No EV, maybe next year": nothing but a time to come. */
export const isLeftOpen = (clause: Clause | undefined) =>
  clause !== undefined &&
  clause.items.length <= MOST_OPEN &&
  some(clause, 'plan') &&
  some(clause, 'later') &&
  clause.items.every((item) => isAny(item, 'plan', 'later', 'filler', 'about', 'but'));
