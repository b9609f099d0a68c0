import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import type { Item } from '#api/reading/extraction/items.ts';
import { towns, withSaint } from '#api/reading/extraction/words/towns.ts';
import type { Market } from '#domain/place.ts';

export const capital = /^\p{Lu}\p{Ll}/u;
export const isTown = (item: Item | undefined, market: Market) => item !== undefined && towns[market].has(item.word);
const isArticle = (item: Item) => hasPart(item.raw, 'townArticles');
export const nameOf = (parts: readonly Item[]) =>
  parts.map(({ raw, gap }, place) => (place > 0 ? gap : '') + raw).join('');
/** What hyphens join: "tour-de-peilz", "val-d'illiez". */
export function joinedAt(items: readonly Item[], at: number): readonly Item[] {
  let end = at + 1;
  while (items[end]?.gap === '-' || (items[end]?.gap === "'" && isWord(items[end - 1]?.raw, 'nameElisions'))) end++;
  return items.slice(at, end);
}
/** "Tour-de-Peilz", "martigny-croix". */
function hyphenedAt(items: readonly Item[], at: number, market: Market): string | undefined {
  const parts = joinedAt(items, at);
  const isNamed = capital.test(parts[0]?.raw ?? '') && capital.test(parts.at(-1)?.raw ?? '');
  return parts.length > 1 && (isNamed || isTown(parts[0], market)) ? nameOf(parts) : undefined;
}
/** "L'Abbaye". */
const isElided = (item: Item, next: Item | undefined) =>
  item.raw === 'L' && isWord(item.word, 'elidedArticle') && next?.gap === "'" && capital.test(next.raw);

/** "Frankfurt am Main", "Rothenburg ob der Tauber". */
export function waterAt(items: readonly Item[], at: number): string {
  const end = at + (isWord(items[at + 2]?.raw, 'nameArticles') ? 3 : 2);
  const isNamed = isWord(items[at + 1]?.raw, 'nameJoints') && capital.test(items[end]?.raw ?? '');
  const rest = items.slice(at + 1, end + 1);
  const isPlain = rest.every(({ gap, value }) => gap === ' ' && value === undefined);
  return isNamed && isPlain ? ` ${rest.map(({ raw }) => raw).join(' ')}` : '';
}

const LONGEST_NAME = 5;
/** The words that names of several words begin with: few texts have one. */
const openingsOf = (names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...names].flatMap((name) => (name.includes(' ') ? (name.split(' ')[0] ?? []) : [])));
const openings: Record<Market, ReadonlySet<string>> = {
  de: openingsOf(towns.de),
  at: openingsOf(towns.at),
  ch: openingsOf(towns.ch),
  us: openingsOf(towns.us),
};
/** "St. Gallen", "la chaux de fonds": a known town of several words. */
function longNameAt(items: readonly Item[], at: number, market: Market): string | undefined {
  const opening = items[at]?.word ?? '';
  if (!openings[market].has(opening) && !isWord(opening, 'saintShortened')) return undefined;
  for (let length = LONGEST_NAME; length > 1; length--) {
    const parts = items.slice(at, at + length);
    const isJoined = parts.length === length && parts.slice(1).every(({ gap }) => /^[ -]$|^\. $/.test(gap));
    const name = parts.map(({ word }) => word).join(' ');
    if (isJoined && (towns[market].has(name) || towns[market].has(withSaint(name)))) return nameOf(parts);
  }
  return undefined;
}

/** The "Fonds" of "La Chaux-de-Fonds". */
export const isInName = (items: readonly Item[], at: number, market: Market) =>
  [1, 2, 3, 4].some((back) => {
    const name = at >= back ? longNameAt(items, at - back, market) : undefined;
    return name !== undefined && name.split(/[ -]+/).length > back;
  });

/** "Fort Collins", "St. Gallen": capitalised words in a row. */
export function nameAt(items: readonly Item[], at: number, market: Market): string | undefined {
  const item = items[at];
  if (!item || item.value !== undefined) return undefined;
  if (item.gap === '-' || (item.gap === "'" && items[at - 1]?.gap === '-')) return undefined;
  const next = items[at + 1];
  const known = longNameAt(items, at, market);
  if (known) return known;
  const hyphened = hyphenedAt(items, capital.test(next?.raw ?? '') && isArticle(item) ? at + 1 : at, market);
  if (hyphened && (capital.test(item.raw) || isTown(item, market)))
    return isArticle(item) ? `${item.raw} ${hyphened}` : hyphened;
  if (isElided(item, next)) return `${item.raw}'${next?.raw}`;
  if (isArticle(item) && next?.gap === ' ' && capital.test(next.raw) && next.is.size === 0)
    return `${item.raw} ${next.raw}`;
  if (hasPart(item.raw, 'spaTowns') && next?.gap === ' ' && capital.test(next.raw)) return `${item.raw} ${next.raw}`;
  const hasSuffix = next?.gap === ' ' && capital.test(next.raw) && isWord(next.word, 'townSuffixes');
  if (isTown(item, market)) return hasSuffix ? `${item.raw} ${next.raw}` : item.raw;
  if (
    isWord(item.word, 'saintShortened') &&
    capital.test(item.raw) &&
    /^(?:\. )?$|^ $/.test(next?.gap ?? '-') &&
    capital.test(next?.raw ?? '')
  )
    return `${item.raw}${next?.gap}${next?.raw}`;
  if (!capital.test(item.raw) || item.is.size > 0 || item.raw.length < 3) return undefined;
  const goesOn =
    next !== undefined && next.gap === ' ' && capital.test(next.raw) && next.is.size === 0 && market === 'us';
  return goesOn ? `${item.raw} ${next.raw}` : item.raw;
}

/** "In Lausanne, quarter of Chailly": part of the town that was named, or what it lies by. */
export const isQuarter = (items: readonly Item[], at: number, market: Market) =>
  (isTown(items[at - 1], market) && items[at]?.gap === ' ') ||
  items.slice(Math.max(0, at - 2), at).some(({ raw }) => isWord(raw.toLowerCase(), 'townQuarters', 'besideTowns'));
