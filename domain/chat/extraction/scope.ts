import type { Clause } from '#domain/chat/extraction/clauses.ts';
import type { Concept } from '#domain/chat/extraction/concepts.ts';
import { type Item, isAny } from '#domain/chat/extraction/items.ts';

const REACH = 6;

/** Marks what is said of other people and of the past: it teaches nothing. Each sentence begins with the visitor. */
export function markOthers(clauses: readonly Clause[]): void {
  let sentence = -1;
  let isOther = false;
  let isFormer = false;
  for (const { items, sentence: own } of clauses) {
    if (own !== sentence) {
      isOther = isOther && isAny(items[0], 'third');
      isFormer = false;
    }
    sentence = own;
    if (items.some((item) => isAny(item, 'now', 'thisYear'))) isFormer = false;
    const isShared = items.some((item) => isAny(item, 'withUs'));
    items.forEach((item, at) => {
      if (isSomebody(items, at) && !(isShared && isAny(item, 'child'))) {
        isOther = true;
        if (belongsTo(items, at)) for (const owned of items.slice(0, at)) owned.isOff = true;
      } else if (backToVisitor(items, at)) isOther = false;
      if (isAny(item, 'now')) isFormer = false;
      if (isAny(item, 'former')) isFormer = true;
      item.isOff = isOther || isFormer;
    });
  }
}

/** A tenant or owner is somebody else, unless it says what the visitor is. */
const isSomebody = (items: readonly Item[], at: number) =>
  isAny(items[at], 'other') && !(isAny(items[at], 'tenant') && (at === 0 || isAny(items[at - 1], 'roleOf', 'neg')));

/** "The farm of my grandfather": what stands before is his too. */
const belongsTo = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 3), at).some(({ word }) => /^(de|du|des|of|von|vom)$/.test(word)) &&
  !items.slice(0, Math.max(0, at - 3)).some((item) => isAny(item, 'self', 'my', 'ours', 'owner'));

function backToVisitor(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (isAny(item, 'my')) return !items.slice(at + 1, at + 4).some((next) => isAny(next, 'other'));
  return isAny(item, 'self', 'ours', 'lets');
}

const families: readonly (readonly Concept[])[] = [
  ['gas', 'oil', 'propane', 'pump', 'resistance', 'biomass', 'district', 'heating'],
  ['ev', 'evs', 'electric', 'car', 'cars', 'combustion', 'noPlug'],
  ['roof', 'flatRoof', 'level', 'pitched', 'south', 'north', 'east', 'west', 'manySided'],
  ['detached', 'villa', 'attached', 'condo', 'ownedFlat', 'flat', 'mobile', 'building'],
  ['owner', 'tenant', 'renter', 'renting', 'landlord'],
  ['charger', 'socket'],
  ['solar', 'battery', 'incentive', 'pump'],
];
const familyOf = (item: Item) => (item.is.size === 0 ? undefined : families.find((family) => isAny(item, ...family)));
const isNo = (item: Item | undefined) => isAny(item, 'neg') && !isAny(item, 'filler');

/** Marks what a "no" reaches: the next thing after it and what is joined to that, or all before it where it comes last. */
export function markNegated({ items }: Clause): void {
  let since = REACH + 1;
  let family: readonly Concept[] | undefined;
  items.forEach((item, at) => {
    const own = familyOf(item);
    if (isNo(item)) [since, family] = [0, undefined];
    else if (isAny(item, 'but') || (family && own && own !== family && !isAny(items[at - 1], 'and'))) since = REACH + 1;
    else since++;
    family = since > 0 && since <= REACH ? (own ?? family) : family;
    item.isNegated = since > 0 && since <= REACH;
  });
  if (isNo(items.at(-1)) && items.length > 1) for (const item of items.slice(-REACH - 1)) item.isNegated = true;
}
