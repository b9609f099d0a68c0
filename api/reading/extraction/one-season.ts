import type { Amount } from '#api/reading/extraction/amounts.ts';
import type { Clause } from '#api/reading/extraction/clauses.ts';
import { fold } from '#api/reading/extraction/fold.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Language } from '#domain/place.ts';

const wordsOf = ({ raw }: Item, language: Language) => raw.split(' ').map((word) => fold(word, language));
/** "In January", "January was 480": not "it may be 480". */
const namesMonth = (items: readonly Item[], at: number, language: Language) => {
  const item = items[at] as Item;
  const words = wordsOf(item, language);
  const isName = isWord(words.at(-1), 'monthNames');
  return isName && (words.length > 1 || isAny(items[at - 1], 'inPlace', 'since') || /^\p{Lu}/u.test(item.raw));
};
const namesSeason = (item: Item, language: Language) => wordsOf(item, language).some((word) => isWord(word, 'seasons'));
/** "Last month", and no season. */
const isLastMonth = (item: Item, language: Language) =>
  isAny(item, 'lastYear') && hasPart(item.raw, 'inSeason') && !namesSeason(item, language);

const SEASONAL_BELOW = 1_000;
const MONTHLY_BELOW = 400;
/** "480 a month in winter", "480 last month": of one time of the year, and no twelfth of it. */
export function isOfOneSeason({ items }: Clause, { value, period }: Amount, language: Language): boolean {
  const isMonth = items.some((_, at) => namesMonth(items, at, language));
  const isLast = items.some((item) => isLastMonth(item, language));
  const seasons = items.filter((item) => namesSeason(item, language)).length;
  const isTimed = period === 'perMonth' || (period === undefined && (isMonth || value < MONTHLY_BELOW));
  const isHigh = period !== 'perMonth' && isLast && value >= MONTHLY_BELOW;
  return value < SEASONAL_BELOW && (isHigh || (isTimed && (isMonth || seasons === 1)));
}
