import { type Clause, some } from '#domain/chat/extraction/clauses.ts';
import { named, systemOf } from '#domain/chat/extraction/fuels.ts';
import { type Item, isAny } from '#domain/chat/extraction/items.ts';
import {
  besides,
  isAtWork,
  isDeclined,
  isDoubted,
  isGenerally,
  isHeatingToo,
  isHeatsBefore,
  isInstead,
  isLeftFor,
  isMaterial,
  isOfCar,
  isOffered,
  isOnlyFor,
  isOnlyWished,
  isWishedBefore,
} from '#domain/chat/extraction/not-heating.ts';
import { isNear, type Reading } from '#domain/chat/extraction/reading.ts';
import type { HeatingSystem } from '#domain/home/enumerations.ts';

const LEAVING_REACH = 5;
/** For what is no heat pump: "the oil boiler is of 1995 and has to go soon". */
const LEAVING_FAR = 9;

export interface HeatingMention {
  system: HeatingSystem;
  clause: Clause;
  at: number;
  isCurrent: boolean;
  isMain: boolean;
}

interface Context {
  clause: Clause;
  before: Clause | undefined;
  next: Clause | undefined;
  isAsked: boolean;
}

const isBilled = (clause: Clause) => some(clause, 'bill', 'pays', 'eur', 'chf', 'usd');

/** A fuel said to go is still there: "replace the oil". */
const isLeaving = ({ items }: Clause, at: number) =>
  items.some(
    (item, place) =>
      place !== at &&
      Math.abs(place - at) < (isAny(items[at], 'pump') ? LEAVING_REACH : LEAVING_FAR) &&
      isAny(item, 'remove') &&
      !isPurpose(items, at, place),
  );
/** "A heat pump to replace the furnace": what stands before comes in its place. */
const isPurpose = (items: readonly Item[], at: number, place: number) =>
  at < place && /^(pour|to)$/.test(items[place - 1]?.word ?? '');

const isWished = (clause: Clause, at: number) =>
  (clause.isWish || clause.isPlan || clause.isSought || some(clause, 'later')) &&
  !isLeaving(clause, at) &&
  !isLeftFor(clause, at) &&
  !isInPlace(clause, at);

function mentionsOf({ clause, before, next, isAsked }: Context): HeatingMention[] {
  const { items } = clause;
  if (
    !some(clause, ...named) ||
    isDeclined(clause, next) ||
    (!isAsked && (isOnlyWished(clause, next) || isWishedBefore(clause, before))) ||
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
  const isHeated = (isNamed || isAsked) && !isBilled(clause);
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
      isOffered(items, at) ||
      (!isAsked && isGenerally(clause, item));
    if (!system || isOther) return [];
    return [{ system, clause, at, isCurrent: !isWished(clause, at), isMain: isNear(items, at, 4, 'mainly') }];
  });
}

/** In a clause that also wishes: what one has, as "we have" or "our" right before it says. */
const isInPlace = ({ items, concepts }: Clause, at: number) =>
  !concepts.has('interest') && (isDated(items, at) || hasIt(items, at));
const isDated = (items: readonly Item[], at: number) =>
  /^(seit|since|depuis)$/.test(items[at + 1]?.word ?? '') && items[at + 2]?.value !== undefined;
const hasIt = (items: readonly Item[], at: number) =>
  (items.slice(Math.max(0, at - 4), at + 3).some((item) => isAny(item, 'have', 'now', 'heats')) ||
    items.slice(Math.max(0, at - 4), at).some((item) => isAny(item, 'my'))) &&
  !items.slice(Math.max(0, at - 4), at).some((item) => isAny(item, 'wish'));

const failing =
  /kaputt|streik|geist|gibt|aufgibt|hin|f[äa]llig|verreckt|stirbt|schlapp|ausf[äa]llt|ende|l[âa]che|rend|meurt|tombe|panne|claque|fin|bout|hs|dies|breaks|fails|quits|gives/i;
const article = /^(die|der|das|unsere|unser|meine|mein|la|le|l|notre|ma|mon|the|our|my)$/;
/** "As soon as the oil boiler breaks": what is to fail one day heats today. */
function failingMention(clause: Clause): HeatingMention[] {
  const { items, isSupposed, isQuestion } = clause;
  const at = items.findIndex((item) => isAny(item, ...named) && !isAny(item, 'pump') && !item.isOff);
  const system = items[at] && systemOf(items[at], false);
  const isThere = items.slice(Math.max(0, at - 3), at).some(({ word }) => article.test(word));
  const isFailing = items.slice(at + 1).some(({ raw }) => failing.test(raw));
  const isOpen = (isSupposed || some(clause, 'later')) && !isQuestion;
  return system && isOpen && isThere && isFailing ? [{ system, clause, at, isCurrent: true, isMain: false }] : [];
}

export function heatingMentions({ clauses, statements, asked }: Reading): HeatingMention[] {
  const isOfDriving = asked === 'hasEV' && !statements.some((clause) => some(clause, 'heating', 'heats'));
  const isAsked = asked === 'currentHeatingSystem';
  const failed = clauses.flatMap(failingMention);
  const said = statements.flatMap((clause, at) =>
    mentionsOf({ clause, before: statements[at - 1], next: statements[at + 1], isAsked }).filter(
      ({ system }) => !isOfDriving || system === 'oil' || system === 'heat_pump' || system === 'other',
    ),
  );
  return said.some(({ isCurrent }) => isCurrent) ? said : [...said, ...failed];
}
