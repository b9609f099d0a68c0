import { type Item, isAny } from '#api/reading/extraction/items.ts';

/** "A house with a granny flat." */
export const isPartOfHouse = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 2), at).some((item) => /^(mit|with|avec)$/.test(item.word)) &&
  items.slice(0, at).some((item) => isAny(item, 'house', 'detached'));

/** "165 with the granny flat", "165, the studio included". */
export const isIncluded = (items: readonly Item[], at: number) =>
  (items.some(({ value }) => value !== undefined) &&
    items.slice(Math.max(0, at - 2), at).some(({ word }) => /^(mit|samt|inklusive|inkl|plus)$/.test(word))) ||
  items.slice(at + 1, at + 4).some(({ word }) => /^(compris|comprise|inklusive|inbegriffen|included)$/.test(word));

const people =
  /^(etudiante?s?|couple|famille|dame|monsieur|personnes?|jeunes?|neveu|niece|collegue|retraitee?s?|amie?s?|voisine?|student|students|couple|family)$/;
const LET_REACH = 8;
/** "We let the flat upstairs to students". */
export const isLetTo = (items: readonly Item[], at: number) =>
  /(loue|louons|rent)$/.test(items[at]?.raw ?? '') &&
  items
    .slice(at + 1, at + LET_REACH)
    .some(
      ({ word }, place, next) =>
        /^(a|to)$/.test(word) && next.slice(place + 1, place + 4).some((item) => people.test(item.word)),
    );
/** "The studio that I let to a student". */
export const isLet = (items: readonly Item[], at: number) =>
  items.slice(at + 1, at + 3).some((item) => isAny(item, 'lets')) ||
  items.slice(0, at).some((_, place) => isLetTo(items, place));

const blocks = /^(immeuble|mehrfamilienh|mfh|mietsh|zinsh|wohnblock)/i;
/** "We live in a block": who says no more has a flat there. */
export const isLivedIn = (items: readonly Item[], at: number) =>
  blocks.test(items[at]?.raw ?? '') &&
  items.slice(Math.max(0, at - 2), at).some(({ word }) => /^(in|im|dans)$/.test(word)) &&
  !items.some((item) => isAny(item, 'owner', 'owns', 'ours', 'bought', 'lets'));

/** "A flat in a building of ten". */
export const isFlatIn = (items: readonly Item[], at: number) => {
  const near = items.slice(Math.max(0, at - 6), at);
  const flat = near.findIndex((item) => isAny(item, 'flat', 'ownedFlat', 'condo'));
  return flat >= 0 && near.slice(flat).some(({ word }) => /^(in|im|dans)$/.test(word));
};
