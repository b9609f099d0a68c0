import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** "A house with a granny flat", "Flachdach mit Attika". */
export const isPartOfHouse = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 2), at).some((item) => isWord(item.word, 'with')) &&
  items.slice(0, at).some((item) => isAny(item, 'house', 'detached', 'flatRoof', 'level'));

/** "165 with the granny flat", "165, the studio included". */
export const isIncluded = (items: readonly Item[], at: number) =>
  (items.some(({ value }) => value !== undefined) &&
    items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'togetherWith', 'without'))) ||
  items.slice(at + 1, at + 4).some(({ word }) => isWord(word, 'included'));

/** "Each flat has a boiler of its own". */
export const isEach = (items: readonly Item[], at: number) =>
  [items[at - 1], items[at - 2]].some((item) => isWord(item?.word, 'everyOne'));

/** "A house with a flat that is rented", "avec un appart loué au sous-sol": whoever lives in the house lets it. */
export const isLetWithin = (items: readonly Item[], at: number) =>
  isAny(items[at], 'renter', 'renting') && isAny(items[at - 1], 'flat') && isPartOfHouse(items, at - 1);

const LET_REACH = 8;
/** "We let the flat upstairs to students". */
export const isLetTo = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'letsOut') &&
  items
    .slice(at + 1, at + LET_REACH)
    .some(
      ({ word }, place, next) =>
        isWord(word, 'letTo') && next.slice(place + 1, place + 4).some((item) => isWord(item.word, 'people')),
    );
/** "The studio that I let to a student". */
export const isLet = (items: readonly Item[], at: number) =>
  items.slice(at + 1, at + 3).some((item) => isAny(item, 'lets')) ||
  items.slice(0, at).some((_, place) => isLetTo(items, place));

/** "We live in a block": who says no more has a flat there. */
export const isLivedIn = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'apartmentBlocks') &&
  items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'inside')) &&
  !items.some((item) => isAny(item, 'owner', 'owns', 'ours', 'bought', 'lets'));

const KIND_REACH = 8;
/** "A garden apartment on the ground floor of a brownstone": the house that the flat is in. */
export const isAroundFlat = (items: readonly Item[], at: number) => {
  const near = items.slice(Math.max(0, at - KIND_REACH), at);
  const flat = near.findIndex((item) => isAny(item, 'flat', 'ownedFlat', 'condo'));
  return flat >= 0 && isWord(items[at - 1]?.word, 'anArticle') && isWord(items[at - 2]?.word, 'inside', 'of');
};

/** "The middle floor of a triple decker", "the first floor of a two-family". */
export const isFloorOf = (items: readonly Item[], at: number) =>
  isWord(items[at - 1]?.word, 'anArticle') &&
  isWord(items[at - 2]?.word, 'of') &&
  items.slice(Math.max(0, at - 5), at - 2).some(({ word }) => isWord(word, 'oneFloor'));

const FLAT_REACH = 8;
/** "A flat in a building of ten". */
export const isFlatIn = (items: readonly Item[], at: number) => {
  const near = items.slice(Math.max(0, at - FLAT_REACH), at);
  const flat = near.findIndex((item) => isAny(item, 'flat', 'ownedFlat', 'condo'));
  return flat >= 0 && near.slice(flat).some((item) => isWord(item.word, 'inside') || isAny(item, 'lives'));
};
