import type { Clause } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

/** "The owner of a rental", "propriétaire d'un appartement loué": let, and not rented. */
const isOwnedRental = (items: readonly Item[], at: number) => {
  const owner = items.slice(0, at).findLastIndex((item) => isAny(item, 'owner') && !isAny(item, 'landlord'));
  return (
    owner >= 0 &&
    !items[owner]?.isNegated &&
    isWord(items[owner + 1]?.word, 'of', 'ofThe', 'elidedOf') &&
    !items.slice(owner, at).some((item) => isAny(item, 'self', 'my'))
  );
};

/** "The lease of our rental ends", from somebody who owns the home. */
const isLeft = (items: readonly Item[], at: number, { known, statements }: Reading) =>
  known.ownsHome === true &&
  hasPart(items[at]?.raw, 'rentedHomes') &&
  isAny(items[at - 1], 'my') &&
  !statements.some(({ concepts }) => concepts.has('wrong') || (concepts.has('lives') && !concepts.has('leaves')));

const LEAST_YEARS = 10;
/** "A 25 year lease, Sunrun owns the panels": not the home. */
const isPanelLease = (items: readonly Item[], at: number, { whole }: Reading, { sentence }: Clause) =>
  hasPart(items[at]?.raw, 'leases') &&
  (whole.get(sentence)?.some(({ concepts }) => concepts.has('solar')) === true ||
    (isAny(items[at - 1], 'years') && (items[at - 2]?.value ?? 0) >= LEAST_YEARS));

const homes = ['house', 'flat', 'condo', 'detached', 'attached', 'villa', 'building', 'mobile', 'room'] as const;
const GROUND_WITHIN = 4;
/** "The plot is rented", "we own it but rent the lot": not what stands on it. */
const isOfGround = (items: readonly Item[], at: number) =>
  isWord(
    items.slice(at + 1, at + GROUND_WITHIN).find((it) => isWord(it.word, 'grounds') || isAny(it, 'with', ...homes))
      ?.word,
    'grounds',
  ) ||
  (isAny(
    items.slice(0, at).findLast((item) => isAny(item, 'otherArea', ...homes)),
    'otherArea',
  ) &&
    !items.slice(0, at).some((item) => isAny(item, 'self')));

/** What is called rented and is not the home, or is let. */
export const isRentedElsewhere = (clause: Clause, at: number, reading: Reading) => {
  const { items } = clause;
  return (
    isAny(items[at], 'renter', 'renting') &&
    (isOwnedRental(items, at) ||
      isOfGround(items, at) ||
      isLeft(items, at, reading) ||
      isPanelLease(items, at, reading, clause))
  );
};

/** "I paid for three recharges": not the home. */
export const isPaidForElse = (items: readonly Item[], at: number) =>
  hasPart(items[at]?.raw, 'paidFor') && items[at + 1] !== undefined && !isAny(items[at + 1], 'and', 'about', 'former');

/** "The wood is ours". */
export const isOwnFuel = ({ items }: Clause, at: number) =>
  isAny(items[at], 'ours') && items.slice(0, at).some((item) => isAny(item, 'biomass'));

const isOwnedWithOthers = (item: Item) =>
  !item.isNegated && (isAny(item, 'ownedFlat', 'condo', 'bought') || hasPart(item.raw, 'inherits'));
/** "Our condo", "I inherited a building": whoever manages it lets it not to the visitor. */
export const sharesHouse = ({ statements }: Reading) =>
  statements.some(({ items }) => items.some(isOwnedWithOthers)) || isOfCommunity(statements);
/** Several own the house together, as the talk of their community says. */
export const isOfCommunity = (statements: Reading['statements']) =>
  statements.some(({ items }) => items.some(({ word }) => isWord(word, 'ownersTogether')));
