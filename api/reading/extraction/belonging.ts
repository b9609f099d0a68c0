import type { Concept } from '#api/reading/extraction/concepts.ts';
import { familyOf } from '#api/reading/extraction/families.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** "Der Tesla meines Chefs". */
const isGenitive = (items: readonly Item[], at: number) => {
  const owned = items[at - 2];
  return isWord(items[at - 1]?.word, 'ofTheirs') && owned !== undefined && (isAny(owned, 'house') || !!familyOf(owned));
};

/** "The farm of my grandfather": what stands before is his too. */
export const belongsTo = (items: readonly Item[], at: number) =>
  ((isGenitive(items, at) || isOfHim(items, at)) && !isGround(items, at) && !isJoined(items, at)) ||
  isBeside(items, at);
/** "A house joined to that of the neighbour": only the other half is his. */
const isJoined = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 4), at).some((item) => isAny(item, 'attached'));
/** "The old farm next door". */
const isBeside = (items: readonly Item[], at: number) =>
  at > 1 &&
  hasPart(items[at]?.raw, 'nextDoor') &&
  !items.slice(0, at).some((item) => isAny(item, 'self', 'my', 'ours', 'lives'));
/** "A trailer on my parents' land": the land is theirs. */
const isGround = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 3), at).some(({ word }) => isWord(word, 'grounds'));
const isOfHim = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 3), at).some(({ word }) => isWord(word, 'of', 'ofThe')) &&
  !items.slice(0, Math.max(0, at - 3)).some((item) => isAny(item, 'self', 'my', 'ours', 'owner'));

/** "Four owners want chargers": what others have or want. */
export const isOfSeveral = (items: readonly Item[]) =>
  items.some((item, at) => isAny(item, 'owner', 'tenant') && (items[at - 1]?.value ?? 0) > 1) &&
  !items.some((item) => isAny(item, 'self', 'my'));

/** "They will not pay for my car", but not "I have my car no more": it is there, whatever others refuse it. */
export const isRefusedFor = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 2), at).some((item) => isAny(item, 'my')) &&
  !(saysOwn(items, 'have') && saysOwn(items, 'self')) &&
  !saysOwn(items, 'sold', 'gone');
const saysOwn = (items: readonly Item[], ...concepts: readonly Concept[]) =>
  items.some((item) => !item.isOff && isAny(item, ...concepts));
