import { type Clause, some } from '#domain/chat/extraction/clauses.ts';
import { type Item, isAny } from '#domain/chat/extraction/items.ts';
import type { Reading } from '#domain/chat/extraction/reading.ts';
import type { Age } from '#domain/home/enumerations.ts';

const OLDEST = 150;
type Thing = 'roof' | 'heating';

/** Half-open: 5 years are `5_10`. */
export function ageOf(years: number): Age {
  if (years <= 1) return 'new';
  if (years < 5) return 'under_5';
  if (years < 10) return '5_10';
  return years < 15 ? '10_15' : 'over_15';
}

function yearsAt(items: readonly Item[], at: number, year: number, isAsked: boolean): number | undefined {
  const item = items[at] as Item;
  const { value } = item;
  if (value === undefined) return undefined;
  const isApart = /^(of|de|d)$/.test(items[at + 1]?.word ?? '');
  if (isAny(items[at + (isApart ? 2 : 1)], 'years')) return value;
  if (isAny(items[at + 1], 'months') && !isAny(items[at + 1], 'perMonth')) return 1;
  const isDone = isAny(items[at + 1], 'since', 'roofed') || (items.length <= at + 4 && isAny(items.at(-1), 'roofed'));
  const isYear =
    /^\d{4}$/.test(item.raw) &&
    value > year - OLDEST &&
    value <= year &&
    !isAny(items[at + 1], 'perYear', 'otherUnit', 'eur', 'chf', 'usd', 'kw');
  if (
    isYear &&
    (isAsked ||
      items.slice(Math.max(0, at - 4), at).some((it) => isAny(it, 'since', 'now', 'roofed', 'fresh')) ||
      isDone)
  )
    return year - value;
  const isNowOld = value < 100 && at === items.length - 1 && isAny(items[at - 1], 'now', 'ago');
  return isNowOld || (isAsked && value < 100) ? value : undefined;
}

function ageIn({ items }: Clause, year: number, isAsked: boolean): Age | undefined {
  const years = items.map((_, at) => yearsAt(items, at, year, isAsked)).findLast((found) => found !== undefined);
  if (years !== undefined) return ageOf(years);
  if (items.some((item) => isAny(item, 'fresh') && !item.isNegated)) return 'new';
  const isDone =
    items.some((item) => isAny(item, 'lastYear', 'thisYear')) &&
    items.some((item) => isAny(item, 'roofed', 'since', 'have'));
  return isDone || (isAsked && items.some((item) => isAny(item, 'lastYear', 'thisYear'))) ? 'new' : undefined;
}

const fuels = ['heating', 'gas', 'oil', 'propane', 'pump', 'resistance', 'district', 'biomass'] as const;
const elsewhere = [
  'solar',
  'battery',
  'ev',
  'child',
  'bill',
  'pays',
  'notBill',
  'car',
  'charger',
  'perYear',
  'perMonth',
  'bought',
  'panel',
] as const;

function thingsOf(clause: Clause): Thing[] {
  const isRoof = some(clause, 'roof', 'flatRoof', 'roofed') && !some(clause, 'notRoof');
  const isHeating = clause.items.some((item) => isAny(item, ...fuels) && !isAny(item, 'bill') && !item.isNegated);
  return [...(isRoof ? (['roof'] as const) : []), ...(isHeating ? (['heating'] as const) : [])];
}

/** How old roof and heating are. "About the same" repeats the age before it. */
export function readAges({ statements, asked, year }: Reading): { roofAge?: Age; heatingSystemAge?: Age } {
  const ages = new Map<Thing, Age>();
  const isAsked = asked === 'heatingAge';
  let things: Thing[] = isAsked ? ['heating'] : [];
  let last: Age | undefined;
  for (const clause of statements) {
    const own = thingsOf(clause);
    if (own.length > 0) things = own;
    const isElse =
      some(clause, ...elsewhere) ||
      (some(clause, 'built') && own.length === 0) ||
      (some(clause, 'house') && own.length === 0);
    const isFuture = some(clause, 'later') || ((clause.isWish || clause.isSought) && !some(clause, 'since', 'ago'));
    if (isElse && own.length === 0) things = isAsked ? things : [];
    if ((isElse && !isNearThing(clause)) || isFuture) continue;
    const age =
      ageIn(clause, year, isAsked) ??
      (some(clause, 'about') && /same|gleich|pareil|meme/.test(clause.items.map(({ word }) => word).join(' '))
        ? last
        : undefined);
    if (!age) continue;
    const thing = nearestThing(clause, things, own);
    if (thing) ages.set(thing, age);
    last = age;
  }
  if (isAsked && ages.size === 0 && statements.some((clause) => some(clause, 'unknown'))) ages.set('heating', 'unsure');
  const [roofAge, heatingSystemAge] = [ages.get('roof'), ages.get('heating')];
  return { ...(roofAge && { roofAge }), ...(heatingSystemAge && { heatingSystemAge }) };
}

/** Beside another thing in the same clause the age must stand right at roof or heating: "gas of 2006 and a wallbox". */
function isNearThing({ items }: Clause): boolean {
  const at = items.findLastIndex((item) => item.value !== undefined);
  const distanceTo = (...concepts: Parameters<typeof isAny>[1][]) =>
    Math.min(...items.map((item, place) => (isAny(item, ...concepts) ? Math.abs(place - at) : items.length)));
  return at >= 0 && distanceTo(...fuels, 'roof', 'roofed') <= distanceTo(...elsewhere);
}

/** With roof and heating in one clause, the one the age stands closer to. */
function nearestThing({ items }: Clause, things: readonly Thing[], own: readonly Thing[]): Thing | undefined {
  if (own.length < 2) return things[0];
  const at = items.findLastIndex((item) => item.value !== undefined || isAny(item, 'fresh', 'lastYear'));
  const places = items.flatMap((item, place) => {
    const thing = isAny(item, 'roof', 'roofed', 'flatRoof') ? 'roof' : isAny(item, ...fuels) ? 'heating' : undefined;
    return thing ? [{ thing, distance: Math.abs(place - at) }] : [];
  });
  return places.sort((a, b) => a.distance - b.distance)[0]?.thing as Thing | undefined;
}
