import { some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';

/** "Wir zahlen das Haus noch ab". */
export const isPaidOff = (items: readonly Item[], at: number) =>
  isAny(items[at], 'house', 'ownedFlat', 'flat') &&
  isWord(items.at(-1)?.word, 'awayParticle') &&
  items.slice(0, at).some(({ word }) => isWord(word, 'paysOff'));

const WITH_ME = 2;
/** "It belongs to my mother and me". */
const isAlsoMine = (clauses: Reading['clauses'], sentence: number) =>
  clauses.some(
    (it) =>
      it.sentence === sentence &&
      it.items.length <= WITH_ME &&
      it.items.some(({ word }) => isWord(word, 'toOneself')) &&
      isAny(it.items[0], 'and'),
  );
/** "Gehört meiner Mutter und mir". */
export const belongsToUs = ({ clauses }: Reading) =>
  clauses.some(
    ({ items, isQuestion, sentence }) =>
      !isQuestion && items.some(({ word }) => isWord(word, 'belongs')) && isAlsoMine(clauses, sentence),
  );
/** "It belongs to my parents", "a cooperative". */
export const belongsElsewhere = ({ clauses }: Reading) =>
  clauses.some(
    ({ items, isQuestion, sentence }) =>
      !isQuestion &&
      items.some(
        ({ word, raw }, at) =>
          isWord(word, 'cooperatives') ||
          ((isWord(word, 'belongs') || hasPart(raw, 'possession')) &&
            (items.some((item) => isAny(item, 'other', 'landlord') || isWord(item.word, 'owningBodies')) ||
              (isWord(word, 'belongs') && isOfName(items, at))) &&
            !items.some((item) => isAny(item, 'self')) &&
            !isAlsoMine(clauses, sentence)),
      ),
  );
/** "Gehört der VIVAWEST": a name that no rule knows. */
const isOfName = (items: readonly Item[], at: number) => {
  const [next, name] = isWord(items[at + 1]?.word, 'toThem') ? items.slice(at + 1, at + 3) : [undefined, items[at + 1]];
  const isName = name?.is.size === 0 && name.value === undefined && /^\p{Lu}/u.test(name.raw);
  return isName && !isWord(name.word, 'toOneself', 'mineOrTheBanks') && (next !== undefined || items.length === at + 2);
};
const OWNER_REACH = 3;
const said = ['neg', 'lets', 'solar', 'battery', 'car', 'ev'] as const;
/** "The church owns it", "it's my dad that owns the place": somebody else, where nobody says that it is one's own. */
export const ownsInstead = ({ clauses }: Reading) =>
  clauses.some(
    ({ items, isQuestion, isSupposed, concepts }) =>
      !isQuestion &&
      !isSupposed &&
      items.some(
        (item, at) =>
          isAny(item, 'owns') &&
          (isWord(items[at + 1]?.word, 'itInstead') ||
            isAny(items[at + 1], 'house') ||
            isAny(items[at + 2], 'house')) &&
          items
            .slice(Math.max(0, at - OWNER_REACH), at)
            .some((it) => isAny(it, 'other') || isWord(it.word, 'owningBodies')),
      ) &&
      !said.some((it) => concepts.has(it)),
  );
/** "It's my house": said of whose it is. */
export const isMyHouse = (items: readonly Item[], at: number) =>
  isAny(items[at], 'thereIs') &&
  isAny(items[at + 1], 'my') &&
  isWord(items[at + 2]?.word, 'plainHouses') &&
  !items.slice(0, at).some((item) => isAny(item, 'neg', 'asks')) &&
  items.length === at + 3;
/** "My husband left me the house". */
export const isLeftTo = (items: readonly Item[], at: number) =>
  isWord(items[at]?.word, 'leftTo') &&
  items.some((item) => isAny(item, 'self')) &&
  items.some(({ word }) => isWord(word, 'plainHouses')) &&
  !items.some((item) => isAny(item, 'neg'));

const MOST_OTHERS = 5;
/** "My parents'", as an answer. */
export const isOthers = ({ clauses }: Reading) => {
  const items = clauses[0]?.items ?? [];
  const isOf = (word: string, at: number) =>
    isWord(word, 'toThem') && items.slice(at + 1, at + 3).some((item) => isAny(item, 'other'));
  return items.length <= MOST_OTHERS && items.some(({ word }, at) => isOf(word, at));
};
const MOST_NAMED = 8;
/** "My husband and his mother stand in the register". */
export const isPartners = ({ statements }: Reading) =>
  statements.some(
    (clause) =>
      clause.items.length <= MOST_NAMED &&
      clause.items.some((item, at) => isWord(item.word, 'partners') && isAny(clause.items[at - 1], 'my')) &&
      !some(clause, 'renter', 'renting', 'landlord', 'neg', 'unknown', 'lives'),
  );
/** "All mine", "the bank's, above all". */
export const isMine = ({ statements }: Reading) =>
  statements.some(
    ({ items }) =>
      items.length <= 4 && items.some(({ word, isNegated }) => isWord(word, 'mineOrTheBanks') && !isNegated),
  );
