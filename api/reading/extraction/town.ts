import { isAnswering } from '#api/reading/extraction/answering.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { fuels } from '#api/reading/extraction/families.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { type Reading, sentenceOf } from '#api/reading/extraction/reading.ts';
import { isInName, isTown, joinedAt, nameAt, nameOf, waterAt } from '#api/reading/extraction/town-name.ts';
import { towns } from '#api/reading/extraction/words/towns.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';
import type { Market } from '#domain/place.ts';

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

/** "Mödling bei Wien": the place before counts. */
const isNearOther = (items: readonly Item[], at: number, market: Market, isAsked: boolean) =>
  hasPart(items[at - 1]?.raw.normalize('NFD').replace(/\p{M}/gu, ''), 'near') &&
  items[at - 1]?.gap === ' ' &&
  isName(nameAt(items, at - 2, market)) &&
  (isAsked || isAny(items[at - 3], 'inPlace'));

/** "la brévine". */
function withArticle(items: readonly Item[], at: number): readonly Item[] {
  const [first = '', ...rest] = items[at]?.raw ?? '';
  const isArticle = hasPart([first.toUpperCase(), ...rest].join(''), 'townArticles') && items[at + 1]?.gap === ' ';
  return isArticle ? items.slice(at, at + 1 + joinedAt(items, at + 1).length) : joinedAt(items, at);
}

const SHORTEST = 4;
/** "in oberammergau", "belmont-sur-lausanne", as an answer. */
const plainNameAt = (items: readonly Item[], at: number, { clauses }: Reading) => {
  const parts = withArticle(items, at);
  const isName =
    items[at]?.gap !== '-' &&
    parts.every(({ value }) => value === undefined) &&
    parts.some(({ is, raw }) => is.size === 0 && raw.length >= SHORTEST) &&
    (parts.length > 1 || parts[0]?.is.size === 0);
  const isAlone = items.slice(0, at).every((it) => isAny(it, 'inPlace', 'self', 'thereIs', 'lives', 'about', 'house'));
  const isAnswer = at === 0 ? clauses.length === 1 : isAny(items[at - 1], 'inPlace');
  const isLast = items.slice(at + parts.length).every(isRegion);
  return isName && isAlone && isAnswer && isLast ? nameOf(parts) : undefined;
};

/** "In Fargo where my sister is": where somebody else lives, of whom nothing is left. */
const isOfOthers = (items: readonly Item[], at: number, name: string) => {
  const end = at + name.split(/[ -]/).length;
  return isWord(items[end]?.word, 'where') && items.slice(end + 1).every((item) => isAny(item, 'my'));
};

const FIRM_REACH = 5;
/** "An installer from Cernier", "the firm is in Linz". */
const isOfFirm = (items: readonly Item[], at: number) => {
  const before = items.slice(Math.max(0, at - FIRM_REACH), at);
  const firm = before.findLastIndex(({ word, raw }) => isWord(word, 'firms') || hasPart(raw, 'firmNames'));
  return firm >= 0 && !before.slice(firm).some((item) => isAny(item, 'self', 'lives', 'have', 'my'));
};

const isName = (name: string | undefined) => name !== undefined && !isNoName(name);
const isNoName = (name: string) => {
  if (/\.\s/.test(name) && !isWord(name.split('.')[0]?.toLowerCase(), 'saintShortened')) return true;
  if (hasPart(name, 'noTownEndings')) return true;
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return isWord(plain, 'noTownNames') || isWord(plain.split(' ')[0], 'interjections', 'materials');
};

const isRegion = (item: Item | undefined) => isAny(item, 'region') || hasPart(item?.raw, 'regionCodes');

/** "Kirchseeon", "Golden, Colorado": a name and nothing else, at the beginning of the answer. */
const isNameAlone = (items: readonly Item[], name: string, { clauses }: Reading) =>
  (clauses.find((clause) => !isOpening(clause))?.items[0] === items[0] || isPrecise(items, name)) &&
  items.length <= name.split(/[ '-]+/).length + 1 &&
  items.slice(name.split(/[ '-]+/).length).every((item) => isRegion(item) || item.value !== undefined);

/** "Townhouse Annandale Virginia": a name between a home and its region. */
const isInRegion = (items: readonly Item[], at: number, name: string) =>
  isRegion(items[at + name.split(/[ -]/).length]) &&
  (at === 0 ? items.length <= name.split(/[ -]/).length + 1 : isAny(items[at - 1], ...homeWords));

/** "More exactly Kressbronn". */
const isPrecise = (items: readonly Item[], name: string) => {
  const at = items.findIndex(({ raw }) => name.startsWith(raw));
  return at > 0 && items.slice(0, at).every(({ word }) => isWord(word, 'moreExactly'));
};
/** "Na gut", "okay". */
const isOpening = ({ items }: Clause) =>
  items.every((item) => isAny(item, 'filler', 'yes', 'greets') || isWord(item.word, 'fillers', 'interjections'));

const LISTED = 4;
const told = ['detached', 'attached', 'villa', 'flat', 'condo', 'ownedFlat', 'house', 'mobile', 'm2', 'sqft'] as const;
const others = [...fuels, 'solar', 'battery', 'ev', 'car', 'charger', 'eur', 'usd', 'chf', 'other', 'hearsay'] as const;
/** "Single family, Kailua, 1,350 sq ft": a name alone in a list of what the home is, where names alone have capitals. */
function isListed({ items, sentence }: Clause, name: string, { whole, clauses, known, language }: Reading): boolean {
  const around = whole.get(sentence) ?? [];
  const isOpening = sentence === clauses[0]?.sentence && known.place === undefined;
  return (
    isOpening &&
    !writing[language].hasCapitalNouns &&
    items.length === name.split(/[ '-]+/).length &&
    around[0]?.items[0] !== items[0] &&
    around.every((it) => !it.isQuestion && it.items.length <= LISTED && !some(it, ...others)) &&
    around.some((it) => some(it, ...told))
  );
}

/** "10 km from Nyon", but not "three rooms in Nyon". */
const isFarFrom = (items: readonly Item[], at: number) =>
  isAny(items[at - 2], 'otherUnit') &&
  !isAny(items[at - 2], 'room') &&
  !isWord(items[at - 2]?.word, 'rooms') &&
  items[at - 3]?.value !== undefined;

/** A town that is said to be the home's; not one of which prices or the weather are told. */
export function townAt(clause: Clause, at: number, reading: Reading): string | undefined {
  const { items } = clause;
  const { market } = reading;
  const asked = reading.asked === 'place' && isAnswering(reading, clause) ? 'place' : undefined;
  const name = nameAt(items, at, market) ?? (asked === 'place' ? plainNameAt(items, at, reading) : undefined);
  const before = items[at - 1];
  if (
    !name ||
    isNoName(name) ||
    isInName(items, at, market) ||
    isAny(items[at], 'region', 'notPlace', 'bill') ||
    isWord(items[at + name.split(/[ -]/).length]?.word, 'districts') ||
    (isAny(items[at - 1], 'leaves') && !isAny(before, 'inPlace'))
  )
    return undefined;
  if (isNearOther(items, at, market, asked === 'place') || isOfFirm(items, at) || isOfOthers(items, at, name))
    return undefined;
  if (
    asked !== 'place' &&
    clause.items.some(({ word }) => isWord(word, 'generalTopics')) &&
    !some(clause, 'self', 'my', 'lives')
  )
    return undefined;
  if (asked === 'place' && at === 0 && market !== 'us') {
    const full = name + waterAt(items, at);
    if (full.includes(' ')) return full;
  }
  if (asked === 'place')
    return isAny(before, 'inPlace', 'serves') || isNameAlone(items, name, reading) || isTown(items[at], market)
      ? name
      : undefined;
  if (isListed(clause, name, reading)) return name;
  const isKnown = towns[market].has(items[at]?.word ?? '') || name.includes(' ');
  const isNamed =
    isAny(before, 'inPlace', 'serves', 'region', 'lives', 'away') ||
    isInRegion(items, at, name) ||
    hasPart(before?.raw, 'endsWithIn') ||
    isAny(items[at - 2], 'inPlace');
  const isHome = isAny(items[at - 2], 'greets') || sentenceOf(reading, clause).some((it) => some(it, ...homeWords));
  if (isFarFrom(items, at) || (isAny(items[at - 3], 'leaves') && isAny(items[at - 1], 'leaves'))) return undefined;
  if (isKnown) return isNamed || (at === 0 && items.length <= 2) ? name : undefined;
  const isMake =
    isWord(before?.word, 'from', 'by') && isAny(items[at - 2], ...fuels, 'solar', 'battery', 'charger', 'ev');
  return isNamed &&
    isHome &&
    !isMake &&
    (isAny(before, 'inPlace') ||
      hasPart(before?.raw, 'endsWithIn') ||
      isInRegion(items, at, name) ||
      (isAny(before, 'lives') && isAny(items[at - 2], 'self'))) &&
    !isAny(before, 'between')
    ? name
    : undefined;
}
