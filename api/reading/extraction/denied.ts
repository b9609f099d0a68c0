import { isRefusedFor } from '#api/reading/extraction/belonging.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { systemOf } from '#api/reading/extraction/fuels.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { namesShade } from '#api/reading/extraction/shade-mention.ts';
import { isTalkedOf } from '#api/reading/extraction/wish-forms.ts';
import type { HeatingSystem, HomeType } from '#domain/home/enumerations.ts';
import type { ChatFacts } from '#domain/home/facts.ts';

type Names = (item: Item, clause: Clause) => boolean;

/** "There is no district heating here": of the place, not of the home. */
const isOfPlace = (item: Item, clause: Clause) =>
  isAny(item, 'district') && some(clause, 'thereIs') && !some(clause, 'have', 'heats', 'heating', 'my');

/** What names a value that may be held wrongly. */
const namesHeating =
  (system: HeatingSystem): Names =>
  (item, clause) =>
    systemOf(item, some(clause, 'heats', 'heating')) === system && !isOfPlace(item, clause);
const namesOfHome: Record<HomeType, readonly Concept[]> = {
  single_family: ['detached'],
  townhouse: ['attached'],
  condo: ['condo', 'ownedFlat', 'flat'],
  apartment: ['flat'],
  mobile_home: ['mobile'],
  other: ['building'],
};
const namesHome =
  (home: HomeType): Names =>
  (item) =>
    isAny(item, ...namesOfHome[home]);
const namesCar: Names = (item) => isAny(item, 'ev', 'evs');

const PERSON_WITHIN = 4;
/** Items; a longer clause says something of its own. */
const VERDICT = 6;

/** "The car comes off, we are not getting one", "oil? That is not right". */
export const isVerdict = (clause: Clause | undefined) =>
  clause !== undefined &&
  clause.items.length <= VERDICT &&
  (some(clause, 'wrong') || (some(clause, 'neg') && clause.items.some(({ word }) => isWord(word, 'standsForCar'))));

interface Around {
  before: Clause | undefined;
  next: Clause | undefined;
}
/** "The heat pump is wrong", "forget the car", "not a condo". */
function denies(clause: Clause, { before, next }: Around, names: Names): boolean {
  const { items } = clause;
  const named = items.filter((item) => names(item, clause));
  if (named.length === 0) return false;
  const isNot =
    named.some((item) => item.isNegated && !isRefusedFor(items, items.indexOf(item))) &&
    !isTalkedOf(clause, before) &&
    !items.some(({ word }) => isWord(word, 'smells')) &&
    !clause.isQuestion &&
    !clause.isWish &&
    !clause.isSought;
  return isNot || isVerdict(next) || some(clause, 'wrong', 'forget');
}

/** "What I said of the shade is wrong": a no to it says that there is none. */
const isCalledWrong = (clause: Clause, next: Clause | undefined) =>
  !clause.isQuestion && !clause.isSupposed && (some(clause, 'wrong') || isVerdict(next));

/** "He has not bought propane since 2019": said of somebody else. */
const isOfPerson = ({ items }: Clause) => items.slice(0, PERSON_WITHIN).some(({ word }) => isWord(word, 'heOrShe'));

/** Takes out what is known of the home and said to be wrong, where no other value is told for it; who has no electric car after all says so. */
export function denied({ clauses, known }: Reading, learnt: ChatFacts): ChatFacts {
  const { homeType, currentHeatingSystem: heating, hasEV } = known;
  const isDenied = (names: Names) =>
    clauses.some(
      (clause, at) =>
        !clause.isSupposed &&
        !isOfPerson(clause) &&
        denies(clause, { before: clauses[at - 1], next: clauses[at + 1] }, names),
    );
  const isOpen = (name: 'homeType' | 'currentHeatingSystem' | 'hasEV') =>
    learnt[name] === undefined || learnt[name] === known[name];
  const isShadeWrong = clauses.some(
    (clause, at) => clause.items.some(namesShade) && isCalledWrong(clause, clauses[at + 1]),
  );
  return {
    ...(homeType && isOpen('homeType') && isDenied(namesHome(homeType)) && { homeType: null }),
    ...(heating && isOpen('currentHeatingSystem') && isDenied(namesHeating(heating)) && { currentHeatingSystem: null }),
    ...(known.roofShading && learnt.roofShading === undefined && isShadeWrong && { roofShading: null }),
    ...(hasEV && hasEV !== 'no' && isOpen('hasEV') && isDenied(namesCar) && { hasEV: 'no' as const }),
  };
}
