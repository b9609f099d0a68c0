import { isAnswering } from '#api/reading/extraction/answering.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { fold } from '#api/reading/extraction/fold.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isRoofAlone } from '#api/reading/extraction/lone-roof.ts';
import { isOfAge } from '#api/reading/extraction/no-age.ts';
import { isOtherRoof } from '#api/reading/extraction/other-roofs.ts';
import { isNear, type Reading } from '#api/reading/extraction/reading.ts';
import type { RoofType } from '#domain/home/enumerations.ts';

const sides = ['south', 'north', 'east', 'west', 'flatRoof', 'level', 'pitched', 'manySided'] as const;
type Look = (typeof sides)[number];
/** How steep a roof is counts only where nobody says where it looks. */
type Side = Look | 'slight';
const MOST_CONTINUED = 8;

/** "Low slope", "flach geneigt": of a roof that looks somewhere, how steep it is. */
const isSlight = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'slightlySloped') ||
  (isAny(items[at], 'flatRoof', 'level') && isAny(items[at + 1], 'pitched'));

/** "SO", "NW": as plans have it. */
const shortSide = ({ raw }: Item): Look | undefined => {
  if (hasPart(raw, 'southShort')) return 'south';
  if (hasPart(raw, 'northShort')) return 'north';
  return hasPart(raw, 'eastWestShort') ? 'east' : undefined;
};

const QUARTER = 90;
const [EAST, SOUTH_FROM, SOUTH_TO, WEST] = [67, 112, 248, 293];
/** "Azimuth 190": degrees from the north; smaller ones may be counted from the south. */
function sideAtAngle(items: readonly Item[], at: number): Look | undefined {
  const angle = isWord(items[at]?.word, 'azimuths') ? (items[at + 1]?.value ?? 0) : 0;
  if (angle < QUARTER) return undefined;
  if (angle > SOUTH_FROM && angle < SOUTH_TO) return 'south';
  return angle > EAST && angle < WEST ? 'east' : 'north';
}

function sidesOf({ items }: Clause, isRoof: boolean): Side[] {
  return items.flatMap((item, at) => {
    if (item.isNegated) return [];
    if (isSlight(items, at)) return ['slight' as const];
    const short = isRoof && (shortSide(item) ?? sideAtAngle(items, at));
    if (short) return [short];
    return sides.filter((side) => item.is.has(side) && (isRoof || side === 'flatRoof'));
  });
}

const SIDE_REACH = 2;
const OTHER_REACH = 4;
/** "The roof of the garage", but not "from the garden one sees the roof". */
const isOther = ({ items }: Clause) =>
  items.some((item, at) => isAny(item, 'roof') && isNear(items, at, OTHER_REACH, 'notRoof'));

/** "Their roof faces south, ours only north": a direction and nothing else, after a roof in the same sentence. */
const isContinued = ({ whole }: Reading, clause: Clause) =>
  some(clause, ...sides) &&
  clause.items.length <= MOST_CONTINUED &&
  !some(clause, 'notRoof', 'lives') &&
  !clause.items.some((item) => isAny(item, 'house') && !isAny(item, 'withUs')) &&
  (whole.get(clause.sentence) ?? []).some((it) => some(it, 'roof', 'pitched') && !isOther(it));

/** "One side east, the other west": both ends of the compass in a sentence are a roof's. */
function isAround({ sentences }: Reading, clause: Clause): boolean {
  const around = sentences.get(clause.sentence) ?? [];
  const has = (side: Look) => around.some((it) => some(it, side));
  if (!some(clause, 'south', 'north', 'east', 'west')) return false;
  if (some(clause, 'east') && some(clause, 'west')) return true;
  const isElse = around.some((it) => some(it, 'notRoof', 'lives'));
  return !isElse && ((has('east') && has('west')) || (has('north') && has('south')));
}

/** Roofs of garages and sides of gardens are not meant; a direction needs a roof, a facing or both ends of the compass. */
function isOfRoof(reading: Reading, clause: Clause): boolean {
  if (
    some(clause, 'roof', 'flatRoof', 'pitched', 'roofed', 'peakPower') ||
    clause.items.some((item) => item.is.has('manySided') && hasPart(fold(item.raw, 'en'), 'roofNouns')) ||
    (reading.asked === 'roofType' && isAnswering(reading, clause)) ||
    isRoofAlone(reading, clause)
  )
    return true;
  if (some(clause, 'south', 'north', 'east', 'west') && some(clause, 'facing')) return true;
  if (isAround(reading, clause)) return true;
  return isContinued(reading, clause);
}

/** "No idea, the dyke is in the north": where something else lies. */
const isOfLandmark = ({ items }: Clause, around: readonly Clause[]) => {
  const side = items.findIndex((item) => isAny(item, 'south', 'north', 'east', 'west'));
  const verb = items.findIndex((item) => isAny(item, 'thereIs'));
  return (
    verb > 0 &&
    side > verb &&
    items.slice(0, verb).every(({ is }) => is.size === 0) &&
    isWord(items[side - 1]?.word, 'inside') &&
    around.some((it) => some(it, 'unknown'))
  );
};

/** "West on the side of the street, east on that of the garden": what lies there tells which side is meant. */
const namesSideBy = ({ asked }: Reading, { items }: Clause) =>
  asked === 'roofType' &&
  items.every(
    (item, at) =>
      !isAny(item, 'notRoof') || items.slice(Math.max(0, at - SIDE_REACH), at).some((it) => isAny(it, 'facing')),
  );

/** "No idea where south is." */
const isAskedWhere = (clause: Clause) =>
  some(clause, 'unknown') && clause.items.some(({ word }) => isWord(word, 'where'));

function typeOf(found: ReadonlySet<Side>): RoofType | undefined {
  const isSloped =
    found.has('pitched') || found.has('south') || found.has('north') || found.has('east') || found.has('west');
  const isFlat = found.has('flatRoof') || found.has('level') || (found.has('slight') && !isSloped);
  if (found.has('manySided') || (isFlat && isSloped)) return 'multiple';
  if (found.has('south') && found.has('north')) return 'multiple';
  if (isFlat) return 'flat';
  if (found.has('south')) return 'sloped_south';
  if (found.has('north')) return 'sloped_north';
  return found.has('east') || found.has('west') ? 'sloped_east_west' : undefined;
}

/** What else may not be known. */
const ofElse = ['bill', 'm2', 'sqft', 'heating'] as const;
const isOfElse = (clause: Clause) =>
  some(clause, ...ofElse) || clause.items.some(({ word }) => isWord(word, 'paidWithHome'));
/** "Which way our roof faces, I do not know; the place measures 3,360 sqft". */
const isFacingUnknown = (clause: Clause, at: number, clauses: readonly Clause[]) =>
  some(clause, 'unknown') &&
  !isOfElse(clause) &&
  [clause, clauses[at - 1]].some((it) => it !== undefined && some(it, 'facing') && !isOfElse(it));

/** "The ridge runs from north to south": the planes look across. */
function acrossRidge(clauses: readonly Clause[]): RoofType | undefined {
  const ridge = clauses.find(({ items }) => items.some(({ word }) => isWord(word, 'ridges')));
  if (some(ridge, 'north') && some(ridge, 'south')) return 'sloped_east_west';
  return some(ridge, 'east') && some(ridge, 'west') ? 'multiple' : undefined;
}

/** "It is a balcony, not a roof, and faces south". */
const isNoRoof = (clauses: readonly Clause[]) =>
  clauses.some((clause) => some(clause, 'notRoof')) &&
  clauses.some(({ items }) => items.some((item) => isAny(item, 'roof') && item.isNegated)) &&
  !clauses.some(({ items }) => items.some((item) => isAny(item, 'roof', 'pitched', 'flatRoof') && !item.isNegated));

/** Where the planes of the roof look. A later sentence counts more than an earlier one. */
export function readRoofType(reading: Reading): RoofType | undefined {
  let type: RoofType | undefined;
  for (const clauses of reading.sentences.values()) {
    const ofRoof = clauses.filter(
      (clause) =>
        !clause.isSought &&
        (!some(clause, 'notRoof') || namesSideBy(reading, clause)) &&
        !some(clause, 'gableEnd') &&
        !isAskedWhere(clause) &&
        !isOfLandmark(clause, clauses) &&
        !isNoRoof(clauses) &&
        !isOtherRoof(reading, clause) &&
        isOfRoof(reading, clause),
    );
    type = typeOf(new Set(ofRoof.flatMap((clause) => sidesOf(clause, true)))) ?? acrossRidge(clauses) ?? type;
    const isUnknown =
      clauses.some(isFacingUnknown) ||
      (clauses.some((clause) => some(clause, 'unknown') && !isOfAge(clause)) && !clauses.some(isOfElse));
    const isTopic =
      reading.asked === 'roofType' ||
      (clauses.some((it) => some(it, 'roof')) && clauses.some((it) => some(it, 'facing')));
    if (!type && isUnknown && isTopic) type = 'unsure';
  }
  return type;
}
