import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isYearOfHeating } from '#api/reading/extraction/dated-heating.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { type Reading, sentenceOf } from '#api/reading/extraction/reading.ts';
import { isShapedAsYear, namesDated } from '#api/reading/extraction/said-years.ts';
import { spokenCodeAt } from '#api/reading/extraction/spoken-code.ts';
import { townAt } from '#api/reading/extraction/town.ts';
import { capital, isQuarter, isTown } from '#api/reading/extraction/town-name.ts';
import type { Market } from '#domain/place.ts';

const homes = ['house', 'flat', 'condo', 'ownedFlat', 'detached', 'attached', 'villa', 'building', 'mobile'] as const;
const codeOf: Record<Market, RegExp> = { de: /^\d{5}$/, us: /^\d{5}$/, at: /^[1-9]\d{3}$/, ch: /^[1-9]\d{3}$/ };

/** "10115 Berlin", "8001 Zürich": no amount, whatever was asked. */
export function isBeforeTown(items: readonly Item[], at: number, market: Market): boolean {
  const next = items[at + 1];
  if (!codeOf[market].test(items[at]?.raw ?? '') || next?.gap !== ' ') return false;
  return isTown(next, market);
}

const burnt = ['gas', 'oil', 'propane', 'power'] as const;
const LONG_CODE = 5;
/** Questions that a number of four digits may answer. */
const counted: readonly (string | undefined)[] = ['energyBill', 'homeSize', 'heatingAge'];
/** "80126.": digits and nothing else, at the beginning of a message; of four only where they cannot be a sum or a year. */
function isCodeAlone({ items }: Clause, { clauses, known, asked, whole }: Reading): boolean {
  const [first] = clauses;
  const isAlone =
    first?.items[0] === items[0] && whole.get(first?.sentence ?? 0)?.flatMap((it) => it.items).length === 1;
  if (!isAlone || /\d/.test(known.place ?? '')) return false;
  const isCounted = counted.includes(asked) || known.energyBill === undefined || known.homeSize === undefined;
  return items[0]?.raw.length === LONG_CODE || (!isCounted && !isShapedAsYear(items[0]));
}

const atHome = ['inPlace', 'lives', ...homes] as const;
const counting = [
  'bill',
  'pays',
  'notBill',
  'price',
  'saving',
  'eur',
  'chf',
  'usd',
  'solar',
  'battery',
  'away',
] as const;
/** "A row home in North Philly, 19132": five digits in a clause of their own, after where the home is. */
function isAfterPlace(clause: Clause, reading: Reading): boolean {
  const around = sentenceOf(reading, clause);
  const before = around[around.indexOf(clause) - 1];
  const [item, ...others] = clause.items;
  return (
    others.length === 0 &&
    /^\d{5}$/.test(item?.raw ?? '') &&
    before !== undefined &&
    some(before, ...atHome) &&
    !around.some((it) => some(it, ...counting))
  );
}

/** "Rolle, 1180": the code after its town. */
export function isAfterTown(reading: Reading, clause: Clause): boolean {
  const around = sentenceOf(reading, clause);
  const before = around[around.indexOf(clause) - 1];
  return clause.items.length === 1 && before?.items.length === 1 && isTown(before.items[0], reading.market);
}

const ROUND = 50;
/** "Gas, 1996", "2006." where a heating is known: a year before a postcode. */
const isDated = ({ known }: Reading, clause: Clause) =>
  namesDated([clause]) ||
  (known.currentHeatingSystem !== undefined &&
    clause.items.length === 1 &&
    (clause.items[0]?.value ?? 0) % ROUND !== 0);
const BUILT_REACH = 4;
/** "A farm of 1890". */
const isBuilt = (items: readonly Item[], at: number) =>
  /^1[789]/.test(items[at]?.raw ?? '') &&
  isWord(items[at - 1]?.word, 'datesYears') &&
  items.slice(Math.max(0, at - BUILT_REACH), at).some((item) => isAny(item, ...homes));

const MOST_ANSWERED = 3;
/** "We may go back in 2029", "in a 1931 building". */
const isOtherYear = (items: readonly Item[], at: number) =>
  items.length > MOST_ANSWERED &&
  /^(?:1[89]|20)\d\d$/.test(items[at]?.raw ?? '') &&
  (isWord(items[at - 1]?.word, 'datesYears') || isAny(items[at + 1], ...homes));

const lastWordOf = (item: Item | undefined) => item?.raw.toLowerCase().split(/[ '’]/).at(-1);
/** "It is in since 1977", "livrée en 1977", but not "postcode of 1977". */
const isSinceYear = (items: readonly Item[], at: number) =>
  (isAny(items[at - 1], 'since') || isWord(lastWordOf(items[at - 1]), 'datesYears')) &&
  !isAny(items[at - 2], 'postcode');

/** "A plot of 1150". */
const isOfPlot = (items: readonly Item[], at: number) =>
  isAny(items[at - 2], 'otherArea') && isWord(items[at - 1]?.word, 'of');

function codeAt(clause: Clause, at: number, reading: Reading): string | undefined {
  const { items } = clause;
  const { market, asked } = reading;
  const item = items[at] as Item;
  if (!codeOf[market].test(item.raw)) return spokenCodeAt(items, at, market);
  if (isCodeAlone(clause, reading) || isAfterPlace(clause, reading)) return item.raw;
  const next = items[at + 1];
  if (!isTown(next, market) && isYearOfHeating(reading, clause)) return undefined;
  if (isShapedAsYear(item) && isDated(reading, clause) && !isTown(next, market)) return undefined;
  if ((isBuilt(items, at) || isOfPlot(items, at)) && !isTown(next, market)) return undefined;
  if (isOtherYear(items, at) && !isTown(next, market)) return undefined;
  if (isAny(next, ...burnt) || isAny(items[at + 2], ...burnt)) return undefined;
  if (some(clause, 'pays', 'bill') && !isTown(next, market)) return undefined;
  if (isAny(next, 'range') && items[at + 2]?.value !== undefined && asked !== 'place') return undefined;
  if (
    isAny(next, 'm2', 'sqft', 'usd', 'eur', 'chf', 'otherUnit', 'kw', 'perYear', 'perMonth') ||
    isAny(items[at - 1], 'usd', 'eur', 'chf')
  ) {
    const isPaid = [items[at + 1], items[at + 2]].some((it) => isAny(it, 'perYear', 'perMonth'));
    return asked === 'place' && !isPaid ? item.raw : undefined;
  }
  const isYear =
    /^(19|20)\d\d$/.test(item.raw) &&
    !isTown(next, market) &&
    (isSinceYear(items, at) || (/^20[23]\d$/.test(item.raw) && asked !== 'place'));
  if (isYear) return undefined;
  const isNamed =
    isAny(
      items[at - 1],
      'postcode',
      ...(asked === 'energyBill' || asked === 'homeSize' ? [] : (['inPlace', 'serves'] as const)),
    ) ||
    isAny(items[at - 2], 'postcode') ||
    isAny(next, 'postcode') ||
    (/^\d{5}$/.test(item.raw) && isAny(items[at - 1], 'notPlace') && isAny(items[at - 2], 'inPlace')) ||
    isTown(next, market);
  const hasTown = next !== undefined && capital.test(next.raw) && next.is.size === 0 && next.gap === ' ';
  return isNamed || hasTown || asked === 'place' ? item.raw : undefined;
}

/** "Do you serve 98101? That's where our home is." */
function served({ clauses }: Reading): Clause[] {
  const confirmed = clauses.findLast((clause) => some(clause, 'there') && !clause.isQuestion)?.sentence ?? -1;
  return clauses.filter((clause) => clause.isQuestion && some(clause, 'serves') && clause.sentence <= confirmed);
}

/** "One in Graz and one in Linz": which of them is meant is not said. */
export function hasSeveral({ items, sentence }: Clause, { market, whole }: Reading): boolean {
  const last = whole.get(sentence)?.at(-1)?.items ?? items;
  if ([items, last].some((said) => said.slice(-2).some((item) => isAny(item, 'lives')))) return false;
  const found = items.filter((item, at) => {
    const home = items[at - 2];
    const isHome = isAny(home, ...homes) || isWord(home?.word, 'oneHome');
    return isHome && isAny(items[at - 1], 'inPlace') && (isTown(item, market) || capital.test(item.raw));
  });
  return found.length > 1;
}

const BETWEEN_REACH = 4;
/** "Halfway between Graz and Linz": neither. */
const isBetween = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - BETWEEN_REACH), at).some((item) => isAny(item, 'between')) || isSpanned(items, at);
/** "From Graz to Linz". */
const isSpanned = (items: readonly Item[], at: number) => {
  const from = isAny(items[at - 1], 'range') ? at - 2 : at;
  return (
    isWord(items[from - 1]?.word, 'from') &&
    isAny(items[from + 1], 'range') &&
    [items[from], items[from + 2]].every((item) => item !== undefined && capital.test(item.raw))
  );
};

/** "We flew to Miami", "live in Graz and work in Linz". */
const isAway = (items: readonly Item[], at: number) =>
  isAny(
    items.slice(0, at).findLast((item) => isAny(item, 'away', 'lives')),
    'away',
  );

/** "I charge at Coop": where the car stands meanwhile. */
const isCharging = (items: readonly Item[], at: number) =>
  isAny(
    items.slice(0, at).findLast((item) => isAny(item, 'charges', 'lives')),
    'charges',
  );

/** "My wife is from Aberdeen". */
const isOrigin = ({ items }: Clause, at: number) =>
  isWord(items[at - 1]?.word, 'from', 'comesFrom') &&
  isAny(items[0], 'my') &&
  items.slice(1, at).some((item) => isAny(item, 'thereIs', 'roleOf')) &&
  !items.slice(0, at).some((item) => isAny(item, 'house', 'self', ...homes));

/** "Near Rosenheim (we are from Leeds)": where somebody comes from, beside where the home is. */
const isComingFrom = ({ items, concepts }: Clause, at: number) =>
  isWord(lastWordOf(items[at - 1]), 'from', 'comesFrom') &&
  !(['lives', ...homes] as const).some((it) => concepts.has(it));

/** "The garage by Myrtle": where something else is. */
const isOfAnnex = ({ items, concepts }: Clause, at: number) =>
  isAny(items[at - 1], 'inPlace') &&
  isAny(items[at - 2], 'otherArea') &&
  !isAny(items[at - 2], 'room') &&
  !isAny(items[at - 2], 'roof', ...homes) &&
  !(['lives', ...homes] as const).some((it) => concepts.has(it));

/** "I drive 30 miles to Denver". */
const isDriven = ({ items, concepts }: Clause, at: number) =>
  concepts.has('drives') && isWord(items[at - 1]?.word, 'towards') && !concepts.has('lives');

/** "My husband works in Visp and I in Sierre". */
const isAwayToo = (clause: Clause, at: number, reading: Reading) => {
  const around = sentenceOf(reading, clause);
  const before = around[around.indexOf(clause) - 1];
  const isOwn = isAny(clause.items[0], 'and') && isAny(clause.items[1], 'self') && at === 3;
  return isOwn && isAny(clause.items[2], 'inPlace') && some(before, 'away') && !some(before, 'lives');
};

const HEADED_REACH = 4;
/** "We may go back to Halifax", "ich pendle nach Ulm": where one goes. */
const isHeadedFor = ({ items, concepts }: Clause, at: number) =>
  isWord(items[at - 1]?.word, 'towards', 'headedFor', 'of') &&
  items.slice(Math.max(0, at - HEADED_REACH), at).some(({ word }) => isWord(word, 'goesTo')) &&
  !concepts.has('lives');

/** "11 centimes de Netzentgelt": what so much is paid for. */
const isPaidFor = (items: readonly Item[], at: number) =>
  items[at - 3]?.value !== undefined &&
  (isAny(items[at - 2], 'eur', 'chf', 'usd') || isWord(items[at - 2]?.word, 'cents'));

/** "There was some bill in Sacramento". */
const isTold = ({ items, concepts }: Clause) =>
  isWord(items[0]?.word, 'there') &&
  !(['self', 'my', 'have', 'lives', 'house', 'heating'] as const).some((it) => concepts.has(it));

/** "I study in Hamburg and live there." */
const livesThere = (clause: Clause, reading: Reading) =>
  sentenceOf(reading, clause).some(
    (it) => it !== clause && some(it, 'lives') && it.items.some(({ word }) => isWord(word, 'there')),
  );

const MOST_INSTEAD = 4;
/** "Not Fulda itself, but Hünfeld", "not Denver, it is Golden": what stands in a town's stead answers where the home is. */
function townInstead(clause: Clause, reading: Reading): Clause | undefined {
  const { known, market } = reading;
  const around = sentenceOf(reading, clause);
  const isTownDenied = around[around.indexOf(clause) - 1]?.items.some(
    (item) => item.isNegated && (isTown(item, market) || item.raw === known.place),
  );
  const opens = clause.items.findIndex((item) => !isAny(item, 'but', 'thereIs'));
  if (!isTownDenied || opens < 0 || clause.items.length > MOST_INSTEAD) return undefined;
  const items = clause.items.slice(opens);
  return opens > 0 || isAny(items[0], 'inPlace') || isTown(items[0], market) ? { ...clause, items } : undefined;
}

/** A town as an answer where it stands in another's stead, else as it is told. */
function townsIn(clause: Clause, reading: Reading) {
  const instead = townInstead(clause, reading);
  const [said, read] = instead
    ? [instead, { ...reading, asked: 'place' as const, clauses: [instead] }]
    : [clause, reading];
  return said.items.map((_, at) => ({ clause: said, at, name: townAt(said, at, read) }));
}

/** "I own a house in Kassel, I live in Rome": the house is the home that is spoken of. */
const isOfOwned = (clause: Clause) => some(clause, 'owns', 'bought', 'lets') && some(clause, ...homes);
const livesElsewhere = (clause: Clause) => some(clause, 'lives') && !some(clause, ...homes);

/** Postcode, else town, as written. */
export function readPlace(reading: Reading): string | undefined {
  const stated = reading.statements.filter((clause) => !clause.isSought);
  const clauses = [...served(reading), ...stated];
  const codes = clauses.flatMap((clause) => clause.items.map((_, at) => codeAt(clause, at, reading)));
  const code = codes.findLast((it) => it !== undefined);
  if (code) return code;
  const all = clauses
    .filter((clause) => !hasSeveral(clause, reading))
    .flatMap((clause) => townsIn(clause, reading))
    .filter(
      ({ clause, at, name }) =>
        name !== undefined &&
        !clause.items[at]?.isNegated &&
        !isCharging(clause.items, at) &&
        !isOfAnnex(clause, at) &&
        !isOrigin(clause, at) &&
        !isHeadedFor(clause, at) &&
        !isAwayToo(clause, at, reading) &&
        !isPaidFor(clause.items, at) &&
        !isTold(clause) &&
        ((!isAway(clause.items, at) && !isDriven(clause, at)) || livesThere(clause, reading)) &&
        !isBetween(clause.items, at),
    );
  const here = all.filter(({ clause, at }) => !isComingFrom(clause, at));
  const named = here.length > 0 ? here : all;
  const owned = named.find(({ clause }) => isOfOwned(clause));
  if (owned && named.some(({ clause }) => livesElsewhere(clause))) return owned.name;
  return (named.findLast(({ clause, at }) => !isQuarter(clause.items, at, reading.market)) ?? named.at(-1))?.name;
}
