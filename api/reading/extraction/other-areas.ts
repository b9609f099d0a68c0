import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { fuels } from '#api/reading/extraction/families.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Quantity } from '#api/reading/extraction/quantities.ts';
import { isNoCount, isShapedAsYear } from '#api/reading/extraction/said-years.ts';

const homeWords = [
  'livingArea',
  'flat',
  'ownedFlat',
  'condo',
  'detached',
  'attached',
  'mobile',
  'building',
  'house',
  'villa',
  'self',
  'have',
] as const;

/** "My office in town has". */
const isSubjectElse = (items: readonly Item[]) =>
  isAny(
    items.findLast((item) => isAny(item, 'otherArea', 'room', ...homeWords)),
    'otherArea',
    'room',
  );

/** "Three and a half rooms with 78 m²": the rooms of the home. */
const isCounted = (items: readonly Item[], at: number) =>
  isAny(items[at], 'room') && (items[at - 1]?.value !== undefined || hasPart(items[at - 1]?.word, 'half'));

/** "Grown to 172 m² by the extension". */
const isCause = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'becauseOf'));

/** "A south roof with 45 m²", "a flat roof of 1,500 sq ft", "the south side has 50 m²": the area of what stands before it. */
function isOfRoofBefore(items: readonly Item[], at: number): boolean {
  const [of, joint] = [items[at - 2], items[at - 1]];
  const has = isAny(joint, 'have', 'thereIs');
  const isSide = at - 2 <= 1 && isAny(of, 'south', 'north', 'east', 'west');
  return (isAny(of, 'roof', 'flatRoof') && (has || isWord(joint?.word, 'with', 'of', 'ofThe'))) || (has && isSide);
}

/** "the garage is 20 m²", "70 m² of cellar", "on a 500 m² plot": areas of something else. */
export function isOfSomethingElse(items: readonly Item[], { at, end }: Quantity, from: number): boolean {
  if (isAny(items[end], 'livingArea')) return false;
  if (isOfRoofBefore(items, at)) return true;
  const after = items.slice(end, end + 4);
  const other = after.findIndex(
    (item, place) =>
      isAny(item, 'otherArea', 'room', 'roof', 'flatRoof', 'solar') &&
      !isAny(item, 'livingArea') &&
      !isCause(after, place),
  );
  const stops = after.findIndex(
    (item) => isAny(item, 'with', 'and', 'livingArea', 'house', 'self') || item.value !== undefined,
  );
  const next = items.slice(end + other + 1, end + other + 4);
  const isOfNext = next.some(({ value }) => value !== undefined) && !next.some((item) => isAny(item, 'and'));
  if (other >= 0 && (stops < 0 || other < stops) && !isOfNext) return true;
  for (let place = at - 1; place >= Math.max(from, at - 12); place--) {
    const item = items[place] as Item;
    if (isAny(item, 'flatRoof') && !isWord(item.word, 'flatOrLevel')) return true;
    if (isAny(item, 'otherArea', 'room') && !isAny(items[place - 1], 'with') && !isCounted(items, place)) return true;
    if (isAny(item, 'roof') && isAny(items[place + 1], 'thereIs', 'have')) return true;
    const isOfOther = isAny(item, 'have') && isSubjectElse(items.slice(from, place));
    if (isAny(item, ...homeWords) && !isOfOther) return false;
  }
  return false;
}

const isDegrees = ({ word }: Item) => isWord(word, 'degrees');
/** "60 degrees, and 45 in summer": how warm the water is. */
export const isTemperature = (items: readonly Item[], { unit }: Quantity, before: Clause | undefined) =>
  unit === undefined && (items.some(isDegrees) || before?.items.some(isDegrees) === true);

/** "A room in a shared flat, 18 m²". */
export const isOnlyRoom = (items: readonly Item[], before: Clause | undefined) =>
  before !== undefined &&
  !isWord(items[0]?.word, 'without') &&
  !before.items.some(({ value }) => value !== undefined) &&
  some(before, 'otherArea', 'room') &&
  !some(before, 'with', ...homeWords) &&
  !items.some((item) => isAny(item, ...homeWords));

/** "Built in 1974": no area; in m² nobody lives in so much. */
export const isBuildYear = (
  items: readonly Item[],
  { at, end, unit }: Quantity,
  marketUnit: 'm2' | 'sqft',
): boolean => {
  const { raw = '', value = 0 } = items[at] ?? {};
  if (unit !== undefined) return false;
  const isYear = /^\d{4}$/.test(raw) && value >= 1700 && value <= 2050;
  const isOfThing = isShapedAsYear(items[at]) && items.some((item) => isAny(item, ...fuels));
  const isBuilt = isAny(items[at - 1], 'since', 'built') || isAny(items[end], 'built');
  return isNoCount(items, at) || (isYear && (marketUnit === 'm2' || isOfThing || isBuilt));
};

/** "We are 14 owners", "8 flats": who or what is counted has no area. */
export const isHeadcount = (items: readonly Item[], { end, unit }: Quantity) =>
  unit === undefined && isAny(items[end], 'owner', 'tenant', 'landlord', 'units', 'child', 'other');

/** "140, 40 of it in the attic", "260, of which I heat no more than 120": a part of what was already said. */
export const isShare = (items: readonly Item[], { at, end }: Quantity) =>
  ((isWord(items[at - 1]?.word, 'ofWhich') ||
    (isWord(items[0]?.word, 'ofWhich') && !items.some((item) => isAny(item, 'bill', 'pays')))) &&
    !items.slice(end, end + 2).some((item) => isAny(item, 'livingArea'))) ||
  (isWord(items[end]?.word, 'ofIt') && isWord(items[end + 1]?.word, 'ofThatWhole'));
