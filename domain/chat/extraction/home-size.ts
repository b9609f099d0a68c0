import { type Clause, some } from '#domain/chat/extraction/clauses.ts';
import { type Item, isAny } from '#domain/chat/extraction/items.ts';
import { type Quantity, quantitiesOf } from '#domain/chat/extraction/quantities.ts';
import type { Reading } from '#domain/chat/extraction/reading.ts';
import { squareFeet } from '#domain/home/units.ts';
import { marketAreaUnit } from '#domain/place.ts';

const PLAUSIBLE_SQFT = { from: 100, to: 30_000 };
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

/** "the garage is 20 m²", "70 m² of cellar", "on a 500 m² plot": areas of something else. */
function isOfSomethingElse(items: readonly Item[], { at, end }: Quantity, from: number): boolean {
  const after = items.slice(end, end + 4);
  const other = after.findIndex((item) => isAny(item, 'otherArea', 'room') && !isAny(item, 'livingArea'));
  const stops = after.findIndex(
    (item) => isAny(item, 'with', 'and', 'livingArea', 'house', 'self') || item.value !== undefined,
  );
  const isOfNext = items.slice(end + other + 1, end + other + 4).some(({ value }) => value !== undefined);
  if (other >= 0 && (stops < 0 || other < stops) && !isOfNext) return true;
  for (let place = at - 1; place >= Math.max(from, at - 12); place--) {
    const item = items[place] as Item;
    if (isAny(item, 'otherArea', 'room') && !isAny(items[place - 1], 'with')) return true;
    if (isAny(item, ...homeWords)) return false;
  }
  return false;
}

/** "A room in a shared flat, 18 m²". */
const isOnlyRoom = (items: readonly Item[], before: Clause | undefined) =>
  before !== undefined &&
  !before.items.some(({ value }) => value !== undefined) &&
  some(before, 'otherArea', 'room') &&
  !some(before, ...homeWords) &&
  !items.some((item) => isAny(item, ...homeWords));

interface Area {
  value: number;
  isPart: boolean;
}

function areasOf({ items }: Clause, before: Clause | undefined, unit: 'm2' | 'sqft', isAsked: boolean): Area[] {
  let from = 0;
  const areas: Area[] = [];
  for (const quantity of quantitiesOf(items)) {
    const { at, end } = quantity;
    const isElse = isOfSomethingElse(items, quantity, from) || isOnlyRoom(items, before);
    from = end;
    const isLiving = isAny(items[end], 'livingArea') || isAny(items[at - 1], 'livingArea');
    const isArea = quantity.unit === 'm2' || quantity.unit === 'sqft';
    if (!isArea && !(quantity.unit === undefined && (isAsked || isLiving))) continue;
    if (isElse || quantity.isNegated || quantity.value === undefined) continue;
    const inFeet = quantity.unit ?? unit;
    const value = Math.round(inFeet === 'sqft' ? quantity.value : squareFeet(quantity.value));
    const isPlausible = value >= PLAUSIBLE_SQFT.from && value <= PLAUSIBLE_SQFT.to;
    if (isPlausible) areas.push({ value, isPart: items.slice(end, end + 2).some((item) => isAny(item, 'floor')) });
  }
  return areas;
}

/** Living area in square feet. */
export function readHomeSize({ statements, clauses, market, asked }: Reading): number | undefined {
  const mentioned = clauses.some(
    ({ isQuestion, items }) => isQuestion && items.length < 5 && items.some((item) => isAny(item, 'm2', 'sqft')),
  );
  const isAsked = asked === 'homeSize' || mentioned;
  const areas = statements
    .filter(({ isSought, items }) => !isSought && !items.some((item) => isAny(item, 'holiday')))
    .flatMap((clause, at, all) =>
      areasOf(
        clause,
        all[at - 1]?.sentence === clause.sentence ? all[at - 1] : undefined,
        marketAreaUnit(market),
        isAsked,
      ),
    );
  const parts = areas.filter(({ isPart }) => isPart);
  if (parts.length > 1 && parts.length === areas.length) return parts.reduce((sum, { value }) => sum + value, 0);
  return areas.at(-1)?.value;
}
