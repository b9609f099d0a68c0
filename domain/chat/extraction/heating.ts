import { type Clause, some } from '#domain/chat/extraction/clauses.ts';
import { type Item, isAny } from '#domain/chat/extraction/items.ts';
import { isNear, type Reading } from '#domain/chat/extraction/reading.ts';
import type { HeatingSystem } from '#domain/home/enumerations.ts';

const fuels = [
  ['pump', 'heat_pump'],
  ['propane', 'propane'],
  ['resistance', 'electric'],
  ['district', 'other'],
  ['gas', 'gas'],
  ['oil', 'oil'],
  ['biomass', 'other'],
] as const;
const named = [...fuels.map(([concept]) => concept), 'power', 'electric'] as const;

export interface HeatingMention {
  system: HeatingSystem;
  clause: Clause;
  at: number;
  isCurrent: boolean;
  isWished: boolean;
  isMain: boolean;
}

function systemOf(item: Item, isHeated: boolean): HeatingSystem | undefined {
  const fuel = fuels.find(([concept]) => item.is.has(concept))?.[1];
  if (fuel) return fuel;
  const isPower = isAny(item, 'power', 'electric') && !isAny(item, 'bill', 'ev');
  return isPower && (isHeated || item.is.has('heating')) ? 'electric' : undefined;
}

/** Places of fuels that cook, heat water or are for looks: the nearest to the word that says so. */
function besides(items: readonly Item[], places: readonly number[]): Set<number> {
  const taken = new Set<number>();
  items.forEach((item, at) => {
    if (!isAny(item, 'notHeating', 'forLooks')) return;
    const near = places.filter((place) => Math.abs(place - at) <= 5 && !taken.has(place));
    const nearest = near.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0];
    if (nearest !== undefined) taken.add(nearest);
  });
  return taken;
}

/** "Not a gas furnace, it's electric." */
const isInstead = (clause: Clause, before: Clause | undefined) =>
  before?.sentence === clause.sentence &&
  clause.items.length <= 5 &&
  before.items.some((item) => item.isNegated && isAny(item, 'heating'));

function mentionsOf(clause: Clause, before: Clause | undefined, isAsked: boolean): HeatingMention[] {
  const { items } = clause;
  if (!some(clause, ...named)) return [];
  const isHeated =
    (some(clause, 'heats', 'heating') || isAsked || isInstead(clause, before)) &&
    !some(clause, 'bill', 'pays', 'eur', 'chf', 'usd');
  const found = items.map((item) => systemOf(item, isHeated));
  const places = found.flatMap((system, at) => (system ? [at] : []));
  const left = places.length > 0 && some(clause, 'notHeating', 'forLooks') ? besides(items, places) : new Set<number>();
  return places.flatMap((at): HeatingMention[] => {
    const system = found[at];
    const item = items[at] as Item;
    const leaves =
      items.slice(Math.max(0, at - 5), at).some((it) => isAny(it, 'remove')) ||
      items.slice(at + 1, at + 5).some((it) => isAny(it, 'remove'));
    const isWished =
      (clause.isWish || clause.isPlan || clause.isSought || some(clause, 'later')) && !leaves && !isInPlace(clause, at);
    if (!system || item.isNegated || left.has(at) || isAny(items[at + 1], 'bike')) return [];
    return [{ system, clause, at, isCurrent: !isWished, isWished, isMain: isNear(items, at, 4, 'mainly') }];
  });
}

/** In a clause that also wishes: what one has, as "we have" or "our" right before it says. */
const isInPlace = ({ items }: Clause, at: number) =>
  items.slice(Math.max(0, at - 4), at + 3).some((item) => isAny(item, 'have', 'now', 'heats', 'my')) &&
  !items.slice(Math.max(0, at - 4), at).some((item) => isAny(item, 'wish'));

export function heatingMentions({ statements, asked }: Reading): HeatingMention[] {
  return statements.flatMap((clause, at) => mentionsOf(clause, statements[at - 1], asked === 'currentHeatingSystem'));
}

/** What heats the home now. In one sentence the first system counts, or the one said to do most; a later sentence beats an earlier one. */
export function readHeating(reading: Reading, mentions: readonly HeatingMention[]): HeatingSystem | undefined {
  const current = mentions.filter(({ isCurrent }) => isCurrent);
  const main = current.findLast(({ isMain }) => isMain);
  const last = current.at(-1)?.clause.sentence;
  const inLast = current.filter(({ clause }) => clause.sentence === last);
  const corrected = inLast.findLast(({ clause }) => some(clause, 'now', 'afterAll', 'wrong'));
  const found = main ?? corrected ?? inLast[0];
  if (found) return found.system;
  const isTopic =
    reading.asked === 'currentHeatingSystem' ||
    reading.statements.some((clause) => some(clause, 'heats') && some(clause, 'unknown'));
  return isTopic && reading.statements.some((clause) => some(clause, 'unknown')) ? 'unsure' : undefined;
}
