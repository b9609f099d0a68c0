import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isLeftFor } from '#api/reading/extraction/not-heating.ts';
import { comesLater } from '#api/reading/extraction/to-come.ts';

const LEAVING_REACH = 5;
/** For what is no heat pump: "the oil boiler is of 1995 and has to go soon". */
const LEAVING_FAR = 9;

/** A fuel said to go is still there: "replace the oil". */
const isLeaving = ({ items }: Clause, at: number) =>
  items.some(
    (item, place) =>
      place !== at &&
      Math.abs(place - at) < (isAny(items[at], 'pump') ? LEAVING_REACH : LEAVING_FAR) &&
      isAny(item, 'remove') &&
      !isPurpose(items, at, place) &&
      !isChangeTo(items, at, place),
  );
/** "The change to a heat pump is due": what goes is another. */
const isChangeTo = (items: readonly Item[], at: number, place: number) =>
  place < at && isAny(items[at], 'pump') && isWord(items[at - 1]?.word, 'towards');
/** "A heat pump to replace the furnace": what stands before comes in its place. */
const isPurpose = (items: readonly Item[], at: number, place: number) =>
  at < place && isWord(items[place - 1]?.word, 'inOrderTo');

/** What is only wished for, and not what is to go, nor what one has. */
export const isWished = (clause: Clause, at: number) =>
  (clause.isWish || clause.isPlan || clause.isSought || some(clause, 'later') || comesLater(clause)) &&
  !isLeaving(clause, at) &&
  !isLeftFor(clause, at) &&
  !isInPlace(clause, at);

/** In a clause that also wishes: what one has, as "we have" or "our" right before it says. */
const isInPlace = ({ items, concepts }: Clause, at: number) =>
  !concepts.has('interest') && (isDated(items, at) || hasIt(items, at));
const isDated = (items: readonly Item[], at: number) =>
  isWord(items[at + 1]?.word, 'since') && items[at + 2]?.value !== undefined;
const hasIt = (items: readonly Item[], at: number) =>
  (items.slice(Math.max(0, at - 4), at + 3).some((item) => isAny(item, 'have', 'now', 'heats')) ||
    items.slice(Math.max(0, at - 4), at).some((item) => isAny(item, 'my'))) &&
  !items.slice(Math.max(0, at - 4), at).some((item) => isAny(item, 'wish'));
