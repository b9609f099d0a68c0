import { familyOf } from '#api/reading/extraction/families.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';

const genitive = /^(meines|meiner|unseres|unserer|des|seines|seiner|ihres|ihrer)$/;
/** "Der Tesla meines Chefs". */
const isGenitive = (items: readonly Item[], at: number) => {
  const owned = items[at - 2];
  return (
    genitive.test(items[at - 1]?.word ?? '') && owned !== undefined && (isAny(owned, 'house') || !!familyOf(owned))
  );
};

/** "The farm of my grandfather": what stands before is his too. */
export const belongsTo = (items: readonly Item[], at: number) =>
  ((isGenitive(items, at) || isOfHim(items, at)) && !isGround(items, at) && !isJoined(items, at)) ||
  isBeside(items, at);
/** "A house joined to that of the neighbour": only the other half is his. */
const isJoined = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 4), at).some((item) => isAny(item, 'attached'));
const beside = /^(nebenan|gegen[üu]ber|(d.)?[àa] c[ôo]t[ée]|(d.)?en face)$/i;
/** "The old farm next door". */
const isBeside = (items: readonly Item[], at: number) =>
  at > 1 &&
  beside.test(items[at]?.raw ?? '') &&
  !items.slice(0, at).some((item) => isAny(item, 'self', 'my', 'ours', 'lives'));
const ground =
  /^(terrain|jardin|pre|cour|parcelle|propriete|domaine|land|lot|yard|backyard|grundstuck|garten|hof|wiese)$/;
/** "A trailer on my parents' land": the land is theirs. */
const isGround = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 3), at).some(({ word }) => ground.test(word));
const isOfHim = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 3), at).some(({ word }) => /^(de|du|des|of|von|vom)$/.test(word)) &&
  !items.slice(0, Math.max(0, at - 3)).some((item) => isAny(item, 'self', 'my', 'ours', 'owner'));
