import { isAnswering } from '#api/reading/extraction/answering.ts';
import {
  type HeatingMention,
  isRarelyUsed,
  withoutAdded,
  withoutPower,
  withoutTopics,
} from '#api/reading/extraction/beside-heating.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { named, systemOf } from '#api/reading/extraction/fuels.ts';
import { isWished } from '#api/reading/extraction/heating-leaving.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isAmountAlone } from '#api/reading/extraction/lone-amount.ts';
import { isHeaterAlone } from '#api/reading/extraction/lone-heater.ts';
import {
  besides,
  isAgreedTo,
  isDeclined,
  isDoubted,
  isGenerally,
  isHeatingToo,
  isHeatsBefore,
  isInstead,
  isOnlyWished,
  isWishedBefore,
} from '#api/reading/extraction/not-heating.ts';
import {
  isAtWork,
  isMaterial,
  isOfCar,
  isOfElse,
  isOffered,
  isOnlyFor,
  isPutIn,
} from '#api/reading/extraction/not-own-heating.ts';
import { isNear, type Reading } from '#api/reading/extraction/reading.ts';
import { isInWishedList } from '#api/reading/extraction/wished-list.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';

interface Context {
  clause: Clause;
  before: Clause | undefined;
  next: Clause | undefined;
  isAsked: boolean;
  /** Of the answer, where it is asked for. */
  isAnswer: boolean;
}

const isBilled = (clause: Clause) => some(clause, 'bill', 'pays', 'eur', 'chf', 'usd', 'perMonth', 'perYear');

/** "The heat pump is wrong, we have gas". */
const isSaidWrong = ({ items }: Clause, at: number) => items.slice(at + 1).some((item) => isAny(item, 'wrong'));

function mentionsOf({ clause, before, next, isAsked, isAnswer }: Context): HeatingMention[] {
  const { items } = clause;
  if (
    !some(clause, ...named) ||
    isDeclined(clause, next) ||
    (!isAsked && (isAgreedTo(clause) || isOnlyWished(clause, next) || isWishedBefore(clause, before))) ||
    isDoubted(clause) ||
    isOnlyFor(next, clause) ||
    isAtWork(clause)
  )
    return [];
  const isNamed =
    some(clause, 'heats', 'heating') ||
    isInstead(clause, before) ||
    isHeatsBefore(clause, before) ||
    isHeatingToo(next, clause);
  const isHeated = (isNamed || isAnswer) && !isBilled(clause);
  const found = items.map((item) => systemOf(item, isHeated));
  const places = found.flatMap((system, at) => (system ? [at] : []));
  const aside = some(clause, 'notHeating', 'forLooks') ? besides(items, places) : new Set<number>();
  return places.flatMap((at): HeatingMention[] => {
    const [system, item] = [found[at], items[at] as Item];
    const isOther =
      item.isNegated ||
      aside.has(at) ||
      isAny(items[at + 1], 'bike') ||
      isOfCar(clause, item, before) ||
      isMaterial(items, at) ||
      isOfElse(clause, at) ||
      isOffered(items, at) ||
      isPutIn(items) ||
      (!isAsked && isGenerally(clause, item));
    if (!system || isOther) return [];
    return [
      {
        system,
        clause,
        at,
        isCurrent: !isWished(clause, at) && !isSaidWrong(clause, at),
        isMain: isNear(items, at, 4, 'mainly'),
        isRare: places.length === 1 && isRarelyUsed(clause, next),
      },
    ];
  });
}

/** "As soon as the oil boiler breaks": what is to fail one day heats today. */
function failingMention(clause: Clause): HeatingMention[] {
  const { items, isSupposed, isQuestion } = clause;
  const at = items.findIndex((item) => isAny(item, ...named) && !isAny(item, 'pump') && !item.isOff);
  const system = items[at] && systemOf(items[at], false);
  const isThere = items.slice(Math.max(0, at - 3), at).some(({ word }) => isWord(word, 'failingOwners'));
  const isFailing = items.slice(at + 1).some(({ raw }) => hasPart(raw, 'fails'));
  const isOpen = (isSupposed || some(clause, 'later')) && !isQuestion;
  return system && isOpen && isThere && isFailing
    ? [{ system, clause, at, isCurrent: true, isMain: false, isRare: false }]
    : [];
}

const ONCE_WITHIN = 3;
/** "It was gas", where another heating is known. */
const wasOnce = ({ clause: { items }, at }: HeatingMention) =>
  items.length <= ONCE_WITHIN + 2 &&
  items.slice(Math.max(0, at - ONCE_WITHIN), at).some(({ word }) => isWord(word, 'was'));

/** What no car runs on, or is not called so. */
const notOfCars: ReadonlySet<string> = new Set(['oil', 'heat_pump', 'other']);
const burnt: ReadonlySet<string> = new Set(['gas', 'propane']);
/** "Gas, central" answers what was asked before the car, where no car burns what is called so, or it is paid for. */
const isGasAnswer = (reading: Reading, clause: Clause) =>
  isAnswering(reading, clause) && (!writing[reading.language].gasIsPetrol || isAmountAlone(reading, clause));

export function heatingMentions(reading: Reading): HeatingMention[] {
  const { clauses, statements, asked, known } = reading;
  const isOfDriving = asked === 'hasEV' && !statements.some((clause) => some(clause, 'heating', 'heats'));
  const isAsked = asked === 'currentHeatingSystem';
  const failed = clauses.flatMap(failingMention);
  const said = statements.flatMap((clause, at) =>
    isInWishedList(reading, clause)
      ? []
      : mentionsOf({
          clause,
          before: statements[at - 1],
          next: statements[at + 1],
          isAsked,
          isAnswer: (isAsked && isAnswering(reading, clause)) || isHeaterAlone(reading, clause),
        }).filter(
          ({ system }) =>
            !isOfDriving ||
            notOfCars.has(system) ||
            isHeaterAlone(reading, clause) ||
            (burnt.has(system) && isGasAnswer(reading, clause)),
        ),
  );
  const held = known.currentHeatingSystem;
  const now = withoutPower(said).filter((it) => held === undefined || isAsked || !wasOnce(it));
  const meant = withoutAdded(isAsked ? now : withoutTopics(now, held), held);
  return meant.some(({ isCurrent }) => isCurrent) ? meant : [...meant, ...failed];
}
