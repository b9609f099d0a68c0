import { type Clause, some } from '#domain/chat/extraction/clauses.ts';
import { type Item, isAny } from '#domain/chat/extraction/items.ts';
import { type Reading, sentenceOf } from '#domain/chat/extraction/reading.ts';
import { towns } from '#domain/chat/extraction/words/towns.ts';
import type { Market } from '#domain/place.ts';

const codeOf: Record<Market, RegExp> = { de: /^\d{5}$/, us: /^\d{5}$/, at: /^[1-9]\d{3}$/, ch: /^[1-9]\d{3}$/ };
const isTown = (item: Item | undefined, market: Market) => item !== undefined && towns[market].has(item.word);
const capital = /^\p{Lu}\p{Ll}/u;
const homeWords = [
  'lives',
  'house',
  'flat',
  'ownedFlat',
  'condo',
  'detached',
  'villa',
  'attached',
  'building',
  'mobile',
  'owner',
  'owns',
  'renting',
  'renter',
  'sqft',
  'm2',
  'self',
  'heating',
  'biomass',
] as const;

function codeAt(items: readonly Item[], at: number, { market, asked }: Reading): string | undefined {
  const item = items[at] as Item;
  if (!codeOf[market].test(item.raw)) return undefined;
  const next = items[at + 1];
  if (
    isAny(next, 'm2', 'sqft', 'usd', 'eur', 'chf', 'otherUnit', 'kw', 'perYear', 'perMonth') ||
    isAny(items[at - 1], 'usd', 'eur', 'chf')
  )
    return asked === 'place' ? item.raw : undefined;
  const isYear =
    /^(19|20)\d\d$/.test(item.raw) && isAny(items[at - 1], 'since') && !isTown(next, market) && asked !== 'place';
  if (isYear) return undefined;
  const isNamed =
    isAny(items[at - 1], 'postcode', 'inPlace', 'serves') || isAny(items[at - 2], 'postcode') || isTown(next, market);
  const hasTown = next !== undefined && capital.test(next.raw) && next.is.size === 0 && next.gap === ' ';
  return isNamed || hasTown || asked === 'place' ? item.raw : undefined;
}

/** "Fort Collins", "St. Gallen": capitalised words in a row. */
function nameAt(items: readonly Item[], at: number, market: Market): string | undefined {
  const item = items[at];
  if (!item || item.value !== undefined) return undefined;
  const next = items[at + 1];
  const isDouble =
    next !== undefined &&
    /^[ -]$|^\. $/.test(next.gap) &&
    capital.test(next.raw) &&
    towns[market].has(`${item.word} ${next.word}`);
  if (isDouble) return `${item.raw}${next.gap}${next.raw}`;
  if (isTown(item, market)) return item.raw;
  if (!capital.test(item.raw) || item.is.size > 0 || item.raw.length < 3) return undefined;
  const goesOn =
    next !== undefined && next.gap === ' ' && capital.test(next.raw) && next.is.size === 0 && market === 'us';
  return goesOn ? `${item.raw} ${next.raw}` : item.raw;
}

function townAt(clause: Clause, at: number, reading: Reading): string | undefined {
  const { items } = clause;
  const { market, asked } = reading;
  const name = nameAt(items, at, market);
  const before = items[at - 1];
  if (!name || isAny(items[at], 'region', 'notPlace') || (isAny(items[at - 1], 'leaves') && !isAny(before, 'inPlace')))
    return undefined;
  if (asked === 'place')
    return isAny(before, 'inPlace', 'serves') || (at === 0 && items.length <= 3) || isTown(items[at], market)
      ? name
      : undefined;
  const isKnown = towns[market].has(items[at]?.word ?? '') || name.includes(' ');
  const isNamed = isAny(before, 'inPlace', 'serves', 'region', 'lives') || isAny(items[at - 2], 'inPlace');
  const isHome = sentenceOf(reading, clause).some((it) => some(it, ...homeWords));
  if (isAny(items[at - 2], 'otherUnit') || (isAny(items[at - 3], 'leaves') && isAny(items[at - 1], 'leaves')))
    return undefined;
  if (isKnown) return isNamed || (at === 0 && items.length <= 2) ? name : undefined;
  return isNamed && isHome && isAny(before, 'inPlace') && !isAny(before, 'between') ? name : undefined;
}

/** "Do you serve 98101? That's where our home is." */
function isServed(reading: Reading, clause: Clause): boolean {
  if (!clause.isQuestion || !some(clause, 'serves')) return false;
  return reading.clauses.some((it) => it.sentence >= clause.sentence && some(it, 'there') && !it.isQuestion);
}

/** Postcode, else town, as written. */
export function readPlace(reading: Reading): string | undefined {
  const served = reading.clauses.filter((clause) => isServed(reading, clause));
  const stated = reading.statements.filter((clause) => !clause.isSought && !some(clause, 'holiday'));
  const clauses = [...served, ...stated];
  const codes = clauses.flatMap((clause) => clause.items.map((_, at) => codeAt(clause.items, at, reading)));
  const code = codes.findLast((it) => it !== undefined);
  if (code) return code;
  return clauses
    .flatMap((clause) => clause.items.map((_, at) => townAt(clause, at, reading)))
    .findLast((it) => it !== undefined);
}
