import { type Clause, conceptsOf, some } from '#domain/chat/extraction/clauses.ts';
import { type Item, isAny } from '#domain/chat/extraction/items.ts';
import { isNear, type Reading } from '#domain/chat/extraction/reading.ts';

const homes = ['flat', 'ownedFlat', 'condo', 'detached', 'attached', 'villa', 'house', 'building', 'mobile'] as const;
const things = ['car', 'cars', 'ev', 'bike', 'charger', 'solar', 'battery', 'combustion', 'noPlug'] as const;
const signs = [
  ...(['lets', 'landlord', 'ours', 'owner', 'ownedFlat', 'bought', 'owns', 'tenant', 'renter', 'renting'] as const),
] as const;

function ownsAt(clause: Clause, at: number, isAsked: boolean, isFlat: boolean): boolean | undefined {
  const { items } = clause;
  const item = items[at] as Item;
  const isHome = some(clause, ...homes) || isAsked;
  const isThing = isNear(items, at, 4, ...things) && !some(clause, ...homes);
  if (isAny(item, 'lets')) return true;
  if (isAny(item, 'landlord')) return !isNear(items, at, 1, 'roleOf') ? false : undefined;
  if (isThing || isAny(items[at + 1], 'other')) return undefined;
  if (isAny(item, 'ours', 'owner', 'ownedFlat')) return !item.isNegated;
  if (isAny(item, 'bought') && (some(clause, ...homes) || (isFlat && items.length <= 4))) return !item.isNegated;
  if (isAny(item, 'owns') && (isHome || items.length <= 4)) return !item.isNegated;
  const isRole = isNear(items, at, 2, 'roleOf', 'self') || items.length <= 2 || isAsked;
  if (isAny(item, 'tenant') && isRole) return item.isNegated;
  if (
    isAny(item, 'renter') ||
    (isAny(item, 'renting') && (isHome || items.length <= 3 || some(clause, 'lives', 'self', 'usd', 'eur', 'chf')))
  )
    return item.isNegated;
  return undefined;
}

/** Whether the home is owned. Who has a landlord does not own; who lets does. */
export function readOwnership(reading: Reading): boolean | undefined {
  const isAsked = reading.asked === 'ownership';
  const isFlat = reading.statements.some((clause) => some(clause, ...homes));
  const role = [...reading.statements, ...roles(reading)];
  const found = role
    .filter((clause) => !clause.isSought && some(clause, ...signs))
    .flatMap((clause) => clause.items.map((_, at) => ownsAt(clause, at, isAsked, isFlat)))
    .filter((it) => it !== undefined);
  if (found.length > 0)
    return found.includes(true) && role.some((clause) => some(clause, 'lets')) ? true : found.at(-1);
  if (!isAsked) return undefined;
  if (reading.statements.some((clause) => some(clause, 'yes'))) return true;
  return reading.statements.some((clause) => some(clause, 'no')) ? false : undefined;
}

/** "My tenant asks too": people who are no homes of others but say who the visitor is. */
const roles = ({ clauses }: Reading): Clause[] =>
  clauses
    .filter((clause) => !clause.isQuestion && !clause.isSupposed && some(clause, 'lets', 'tenant'))
    .map((clause) => {
      const items = clause.items.filter((item) => item.isOff && isAny(item, 'lets', 'tenant', 'roleOf'));
      return { ...clause, items, concepts: conceptsOf(items) };
    })
    .filter((clause) => some(clause, 'lets') || (some(clause, 'tenant') && some(clause, 'roleOf')));
