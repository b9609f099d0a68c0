import { isBareHouse } from '#api/reading/extraction/bare-house.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isOfCommunity, isRentedElsewhere } from '#api/reading/extraction/owned-rental.ts';
import {
  isAroundFlat,
  isEach,
  isFlatIn,
  isFloorOf,
  isIncluded,
  isLet,
  isLivedIn,
  isPartOfHouse,
} from '#api/reading/extraction/part-of-house.ts';
import { hasSeveral } from '#api/reading/extraction/place.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import type { HomeType } from '#domain/home/enumerations.ts';

type Found = HomeType | 'villa' | 'ownedFlat';
const readings = [
  ['building', 'other'],
  ['mobile', 'mobile_home'],
  ['ownedFlat', 'ownedFlat'],
  ['attached', 'townhouse'],
  ['condo', 'condo'],
  ['flat', 'apartment'],
  ['detached', 'single_family'],
  ['villa', 'villa'],
] as const;

/** "I find terraced houses ugly": about all of them. */
const isOpinion = (clause: Clause, item: Item) =>
  !some(clause, 'my', 'have', 'lives', 'owns', 'owner', 'bought', 'roleOf') &&
  clause.items.length > 2 &&
  (hasPart(item.raw, 'severalHomes') || item.isNegated) &&
  clause.items.some(({ word }) => isWord(word, 'opines'));

/** "Un trois pièces": a flat. */
const isRooms = (items: readonly Item[], at: number) =>
  isWord(items[at]?.word, 'rooms') &&
  items[at - 1]?.value !== undefined &&
  isWord(items[at - 2]?.word, 'ourRooms') &&
  !items.some((item) => isAny(item, 'house'));

/** "One side looks south to the yard", "zum Hof". */
const isYard = (items: readonly Item[], at: number) =>
  isAny(items[at], 'otherArea') && isWord(items[at - 1]?.word, 'intoTheYard');

/** What is talked of, and known. */
interface Told {
  isRoof: boolean;
  isHouseKnown: boolean;
  isAsked: boolean;
}
const nothingTold: Told = { isRoof: false, isHouseKnown: false, isAsked: false };

/** Items of "flat, foam coated": of the roof of a house that is known. */
const BARE = 2;
function typeAt(clause: Clause, at: number, { isRoof, isHouseKnown, isAsked }: Told): Found | undefined {
  const { items } = clause;
  const item = items[at] as Item;
  const before = items.slice(Math.max(0, at - 2), at).find(({ value }) => value !== undefined)?.value ?? 0;
  if (item.is.has('units') && isFlatIn(items, at)) return undefined;
  if (item.is.has('units') && before >= 2 && before <= 60) return 'other';
  if (!isRoof && isRooms(items, at)) return 'apartment';
  if (item.is.has('building') && isLivedIn(items, at)) return 'apartment';
  const found = readings.find(([concept]) => item.is.has(concept))?.[1];
  if (isWord(item.word, 'flatOrLevel') && (isRoof || (isHouseKnown && items.length <= BARE))) return undefined;
  if (isHouseKnown && isAny(item, 'otherArea') && !some(clause, 'lives', 'have', 'bought', 'owns')) return undefined;
  if (isYard(items, at) && !some(clause, 'lives')) return undefined;
  if (item.is.has('building') && isFloorOf(items, at)) return 'apartment';
  const isFlatWithin = items.slice(Math.max(0, at - 3), at).some((it) => isAny(it, 'flat'));
  if (item.is.has('building') && isFlatWithin) return undefined;
  if (
    item.is.has('flat') &&
    (isLet(items, at) || isPartOfHouse(items, at) || isIncluded(items, at) || isEach(items, at))
  )
    return undefined;
  if (found === 'villa' && (isInGarden(items, at) || (!isAsked && hasPart(item.raw, 'smallHouses')))) return undefined;
  if (isOfAnnex(items, at)) return undefined;
  if ((found === 'townhouse' || found === 'single_family') && isAroundFlat(items, at)) return undefined;
  const isOutbuilding =
    isAny(items[at + 1], 'otherArea') && isAny(item, 'detached', 'attached') && !item.is.has('house');
  const isOfBuilding =
    isWord(items[at - 1]?.word, 'elidedArticle') && !some(clause, 'ours', 'owner', 'owns', 'bought', 'lets');
  const isTheirs = item.is.has('building') && (isOfBuilding || isWord(items[at + 1]?.word, 'belongs'));
  return isTheirs || isOutbuilding || isOpinion(clause, item) || item.isNegated || isAny(items[at + 1], 'bill')
    ? undefined
    : found;
}

const ANNEX_WITHIN = 4;
/** "With a workshop adjoining", "garage attenant": what stands at the house. */
const isOfAnnex = (items: readonly Item[], at: number) =>
  isAny(items[at], 'attached') &&
  !isAny(items[at], 'house', 'villa') &&
  isAny(
    items.slice(Math.max(0, at - ANNEX_WITHIN), at).findLast((item) => isAny(item, 'otherArea', 'house', 'villa')),
    'otherArea',
  );

const YARD_WITHIN = 4;
/** "A little house in the garden". */
const isInGarden = (items: readonly Item[], at: number) => {
  const after = items.slice(at + 1, at + YARD_WITHIN);
  const garden = after.findIndex((item) => isAny(item, 'otherArea'));
  return garden >= 0 && !after.slice(0, garden).some((item) => isAny(item, 'with', 'and') || item.value !== undefined);
};

const types = readings.map(([concept]) => concept);
const isOfHome = (clause: Clause, isAsked: boolean) =>
  (some(clause, 'units', ...types) || (isAsked && clause.items.some((_, at) => isRooms(clause.items, at)))) &&
  !(clause.isSought && (clause.isWish || clause.items.length < 9 || !some(clause, 'seeks')));

/** "My flat; the building belongs to a fund": a building of several flats is no home of one's own. */
const asksUnits = (statements: Reading['statements']) =>
  statements.some((clause) => some(clause, 'units', 'wrong', 'lets', 'owner', 'ours', 'bought'));

const flats = ['flat', 'ownedFlat', 'condo'] as const;
/** "I live in a condo", "a rented flat". */
const saysFlat = (clause: Clause) =>
  some(clause, 'lives', 'my', 'have', 'renter', 'renting') &&
  !some(clause, 'lets', 'house', 'detached') &&
  clause.items.some((item, at) => isAny(item, ...flats) && typeAt(clause, at, nothingTold) !== undefined);

/** "I rent a room on a farm": whoever does has no house. */
const isRoomRented = (clause: Clause) =>
  some(clause, 'renter', 'renting') &&
  !some(clause, 'lets', 'flat', 'condo', 'ownedFlat') &&
  clause.items.some((item, at) => isAny(item, 'room') && isWord(clause.items[at - 1]?.word, 'anArticle', 'ones'));

/** "A house of eight units", "the block is heated with gas": the house that the flat is in, unless it is said to be one's own. */
const isOfFlat = (clause: Clause) =>
  !some(clause, 'owner', 'owns', 'ours', 'bought') &&
  (!some(clause, 'lets') || (some(clause, 'units') && !some(clause, 'self', 'my'))) &&
  !(some(clause, 'self') && some(clause, 'have', 'my'));

/** "No, it is a block of flats." */
const isCorrected = (clause: Clause, { whole }: Reading) =>
  (whole.get(clause.sentence) ?? []).some(
    (it) => some(it, 'wrong', 'no') || it.items.some((item) => isAny(item, ...flats) && item.isNegated),
  );

/** "I said terraced, but in truth …": what comes after it counts. */
const isTakenBack = (clause: Clause, { statements }: Reading) =>
  some(clause, 'self') &&
  clause.items.some(({ word }) => isWord(word, 'saidWords')) &&
  isAny(statements[statements.indexOf(clause) + 1]?.items[0], 'but');

/** The type of home, before it is known who owns it. A later word counts more; "villa" alone is a detached house. */
export function readHomeType(reading: Reading): { homeType: HomeType; isOwned: boolean } | undefined {
  const { statements, asked, known, whole } = reading;
  const isHouseKnown =
    asked !== 'homeType' &&
    (known.homeType === 'single_family' || known.homeType === 'townhouse' || known.homeType === 'other');
  const isFlatKnown = known.homeType === 'apartment' || known.homeType === 'condo' || isOfCommunity(statements);
  const flat = statements.findIndex(saysFlat);
  const afterFlat = new Set(flat < 0 ? [] : statements.slice(flat + 1));
  const found = statements
    .filter(
      (clause) =>
        !isRoomRented(clause) &&
        !isTakenBack(clause, reading) &&
        isOfHome(clause, asked === 'homeType') &&
        !hasSeveral(clause, reading),
    )
    .flatMap((clause) => {
      const isRoof =
        asked === 'roofType' ||
        some(clause, 'roof') ||
        (clause.items.length <= BARE && (whole.get(clause.sentence) ?? []).some((it) => some(it, 'roof', 'flatRoof')));
      const told = { isRoof, isHouseKnown, isAsked: asked === 'homeType' };
      const types = clause.items.map((_, at) =>
        isRentedElsewhere(clause, at, reading) ? undefined : typeAt(clause, at, told),
      );
      const hasFlat = afterFlat.has(clause) || (isFlatKnown && !isCorrected(clause, reading));
      return hasFlat && isOfFlat(clause) ? types.filter((type) => type !== 'other') : types;
    })
    .filter((type) => type !== undefined);
  const clear = found.filter((type) => type !== 'villa');
  const isShared = clear.at(-1) === 'condo' || clear.at(-1) === 'ownedFlat';
  const inShares = isShared && clear.includes('townhouse') ? 'townhouse' : undefined;
  const attached = clear.includes('townhouse') && clear.at(-1) === 'single_family' ? 'townhouse' : undefined;
  const ownFlat = clear.includes('ownedFlat') && clear.at(-1) === 'apartment' ? 'ownedFlat' : undefined;
  const inBuilding =
    clear.includes('ownedFlat') && clear.at(-1) === 'other' && !statements.some((it) => some(it, 'lets'))
      ? 'ownedFlat'
      : undefined;
  const within = clear[0] === 'apartment' && clear.at(-1) === 'other' && !asksUnits(statements) ? clear[0] : undefined;
  const type = ownFlat ?? inBuilding ?? inShares ?? attached ?? within ?? clear.at(-1) ?? found.at(-1);
  const isKnown = type === 'villa' && asked !== 'homeType' && known.homeType === 'townhouse';
  if (isKnown) return undefined;
  if (!type) return isBareHouse(reading) ? { homeType: 'single_family', isOwned: false } : undefined;
  const homeType = type === 'villa' ? 'single_family' : type === 'ownedFlat' ? 'condo' : type;
  return { homeType, isOwned: type === 'ownedFlat' };
}
