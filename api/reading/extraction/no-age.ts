import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

const FIRST_YEAR = 1900;
const isCalendarYear = (item: Item | undefined) => /^\d{4}$/.test(item?.raw ?? '') && (item?.value ?? 0) > FIRST_YEAR;

/** "Boilers of 1995 to 2018": of several ages. */
export const isOfSeveralYears = ({ items }: Clause) =>
  items.some((item, at) => isAny(item, 'range') && isCalendarYear(items[at - 1]) && isCalendarYear(items[at + 1]));

/** "For another two years", "five years of warranty", "dans cinq ans": how long, and not how old. */
const isDuration = ({ items }: Clause) =>
  items.some(
    (item, at) =>
      isAny(item, 'years') &&
      items[at - 1]?.value !== undefined &&
      (isWord(items[at - 2]?.word, 'forTime') || isWord(items[at + 1]?.word, 'warranties')),
  );

/** "The windows were changed in 2015", "a living room with windows of 1928", "insulated last year". */
const isOfWindows = (clause: Clause) =>
  some(clause, 'notRoof', 'room') ||
  (clause.items.some(({ raw }) => hasPart(raw, 'insulates')) && !some(clause, 'fresh'));

/** "No clue how old": what is not known is an age. */
export const isOfAge = (clause: Clause) =>
  some(clause, 'ago') || clause.items.some(({ word }) => isWord(word, 'agesNamed'));

/** "My husband passed two years ago": what befell somebody. */
export const isLifeEvent = (clause: Clause) =>
  some(clause, 'ago') && clause.items.some(({ word }) => isWord(word, 'lifeEvents'));

/** Said after roof or heating, and of another thing than what was named before. */
export const isAgeOfElse = (clause: Clause) => isDuration(clause) || isOfWindows(clause);

/** "Gas leak smell last year". */
export const isSmellOfGas = ({ items }: Clause) => items.some(({ word }) => isWord(word, 'smells'));
