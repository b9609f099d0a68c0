import { type Clause, some } from '#domain/chat/extraction/clauses.ts';
import { fold } from '#domain/chat/extraction/fold.ts';
import { type Reading, sentenceOf } from '#domain/chat/extraction/reading.ts';
import type { RoofType } from '#domain/home/enumerations.ts';

const sides = ['south', 'north', 'east', 'west', 'flatRoof', 'level', 'pitched', 'manySided'] as const;
type Side = (typeof sides)[number];

function sidesOf({ items }: Clause, isRoof: boolean): Side[] {
  return items.flatMap((item) =>
    item.isNegated || item.is.size === 0
      ? []
      : sides.filter((side) => item.is.has(side) && (isRoof || side === 'flatRoof')),
  );
}

/** Roofs of garages and sides of gardens are not meant; a direction needs a roof, a facing or both ends of the compass. */
function isOfRoof(reading: Reading, clause: Clause): boolean {
  if (
    some(clause, 'roof', 'flatRoof', 'pitched') ||
    clause.items.some((item) => item.is.has('manySided') && /dach|roof|pan|croup|hip/.test(fold(item.raw, 'en'))) ||
    reading.asked === 'roofType'
  )
    return true;
  if (some(clause, 'south', 'north', 'east', 'west') && some(clause, 'facing')) return true;
  if (some(clause, 'east') && some(clause, 'west')) return true;
  const around = sentenceOf(reading, clause);
  return clause.items.length <= 4 && around.some((it) => it !== clause && some(it, 'roof') && !some(it, 'notRoof'));
}

function typeOf(found: ReadonlySet<Side>): RoofType | undefined {
  const isFlat = found.has('flatRoof') || found.has('level');
  const isSloped =
    found.has('pitched') || found.has('south') || found.has('north') || found.has('east') || found.has('west');
  if (found.has('manySided') || (isFlat && isSloped)) return 'multiple';
  if (found.has('south') && found.has('north')) return 'multiple';
  if (isFlat) return 'flat';
  if (found.has('south')) return 'sloped_south';
  if (found.has('north')) return 'sloped_north';
  return found.has('east') || found.has('west') ? 'sloped_east_west' : undefined;
}

/** Where the planes of the roof look. A later sentence counts more than an earlier one. */
export function readRoofType(reading: Reading): RoofType | undefined {
  let type: RoofType | undefined;
  for (const clauses of reading.sentences.values()) {
    const ofRoof = clauses.filter(
      (clause) => !clause.isSought && !some(clause, 'notRoof', 'gableEnd') && isOfRoof(reading, clause),
    );
    type = typeOf(new Set(ofRoof.flatMap((clause) => sidesOf(clause, true)))) ?? type;
    const isUnknown = clauses.some((clause) => some(clause, 'unknown'));
    const isTopic =
      reading.asked === 'roofType' ||
      (clauses.some((it) => some(it, 'roof')) && clauses.some((it) => some(it, 'facing')));
    if (!type && isUnknown && isTopic) type = 'unsure';
  }
  return type;
}
