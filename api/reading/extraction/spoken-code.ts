import { isWord } from '#api/reading/extraction/is-word.ts';
import type { Item } from '#api/reading/extraction/items.ts';
import type { Market } from '#domain/place.ts';

const lengthOf: Record<Market, number> = { de: 5, us: 5, at: 4, ch: 4 };

function digitOf(item: Item | undefined): number | undefined {
  if (!item || /\d/.test(item.raw)) return undefined;
  if (isWord(item.word, 'noughts')) return 0;
  if (isWord(item.word, 'ones')) return 1;
  return item.value !== undefined && item.value < 10 ? item.value : undefined;
}

/** "Five nine oh eight six": a postcode, spoken digit by digit. */
export function spokenCodeAt(items: readonly Item[], at: number, market: Market): string | undefined {
  const length = lengthOf[market];
  const digits = items.slice(at, at + length).map(digitOf);
  const isWhole = digits.length === length && digits.every((it) => it !== undefined);
  const isPart = [items[at - 1], items[at + length]].some((it) => digitOf(it) !== undefined || it?.value !== undefined);
  return isWhole && !isPart && (length > 4 || digits[0] !== 0) ? digits.join('') : undefined;
}
