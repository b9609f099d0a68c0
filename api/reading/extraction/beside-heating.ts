import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isNear } from '#api/reading/extraction/reading.ts';
import type { HeatingSystem } from '#domain/home/enumerations.ts';

/** Where a message names a heating. */
export interface HeatingMention {
  system: HeatingSystem;
  clause: Clause;
  at: number;
  isCurrent: boolean;
  isMain: boolean;
  /** Said to be hardly ever used. */
  isRare: boolean;
}

const USED_WITHIN = 4;
const isUse = ({ word }: Item) => isWord(word, 'usesIt');
/** "I hardly turn them on", "ich benutze sie kaum": not "we use hardly any gas". */
const isHardlyUsed = (items: readonly Item[], at: number) => {
  const isScarce = isWord(items[at]?.word, 'scarcely');
  const isNever = isAny(items[at], 'neg') && !isAny(items[at], 'filler');
  const isAfter = (isScarce || isNever) && items.slice(at + 1, at + 1 + USED_WITHIN).some(isUse);
  return isAfter || (isScarce && at === items.length - 1 && items.slice(Math.max(0, at - USED_WITHIN), at).some(isUse));
};
/** "There are baseboards but I hardly turn them on", "the stove has not been lit for years": what is there and does not heat. */
export const isRarelyUsed = (clause: Clause, next: Clause | undefined) =>
  [clause, next?.sentence === clause.sentence ? next : undefined].some((it) =>
    it?.items.some((_, at, items) => isHardlyUsed(items, at)),
  );

const THERE_REACH = 3;
const isSaidThere = ({ clause, at }: HeatingMention) =>
  some(clause, 'have', 'heats', 'heating', 'now', 'changed', 'gone', 'wrong', 'insteadOf') ||
  clause.items.length <= THERE_REACH ||
  isNear(clause.items, at, THERE_REACH, 'my') ||
  clause.items.slice(Math.max(0, at - THERE_REACH), at).some((item) => isAny(item, 'thereIs')) ||
  clause.items.some(({ value }) => value !== undefined);

type Systems = ReadonlySet<HeatingSystem>;
/** What is known, or told as the one that is there. */
const systemsOf = (said: readonly HeatingMention[], held: HeatingSystem | undefined): Systems =>
  new Set([...said.filter(({ isCurrent }) => isCurrent).map(({ system }) => system), held ?? 'unsure']);
const isBeside = ({ system }: HeatingMention, systems: Systems) =>
  [...systems].some((it) => it !== system && it !== 'unsure');

const ADDED_WITHIN = 3;
/** "A wood stove heats the place". */
const isWhatHeats = ({ clause: { items }, at }: HeatingMention) =>
  items.slice(at + 1).some((item) => isAny(item, 'heats'));

/** "Such a fan heater runs", "we burn a lot in the stove": what heats a room beside the heating. */
const isSecond = (mention: HeatingMention, held: HeatingSystem | undefined) => {
  const { clause, at, isMain, system } = mention;
  return (
    !isMain &&
    !isWhatHeats(mention) &&
    (held !== undefined || system === 'electric') &&
    (hasPart(clause.items[at]?.raw, 'secondHeaters') ||
      (system === 'other' && clause.items.some(({ raw }) => hasPart(raw, 'secondHeaters')))) &&
    !some(clause, 'neg', 'wrong', 'changed', 'insteadOf') &&
    !clause.items.some(({ word }) => isWord(word, 'only'))
  );
};
const saysAdded = ({ clause, clause: { items }, isMain }: HeatingMention) =>
  !isMain &&
  !some(clause, 'neg', 'wrong', 'now', 'changed', 'insteadOf') &&
  [...items.slice(0, ADDED_WITHIN), ...items.slice(-1)].some(
    (item) => isAny(item, 'onTop') || (hasPart(item.raw, 'inAddition') && !isAny(item, 'neg')),
  );

/** Beside another heating a heat pump must be said to be there: "a heat pump would sit next to the bedroom" only talks of one. */
export function withoutTopics(said: readonly HeatingMention[], held: HeatingSystem | undefined): HeatingMention[] {
  const systems = systemsOf(said, held);
  return said.filter((it) => it.system !== 'heat_pump' || isSaidThere(it) || !isBeside(it, systems));
}

/** "All electric with a heat pump", "all electric, heat pump": electric names no more than what both run on. */
export const withoutPower = (said: readonly HeatingMention[]) =>
  said.filter(
    ({ clause, at, system }) =>
      system !== 'electric' ||
      !hasPart(clause.items[at]?.raw, 'allElectric') ||
      !said.some((it) => it.system === 'heat_pump' && it.isCurrent && it.clause.sentence === clause.sentence),
  );

/** Without what is added to another heating: "a wood stove as well", "with the wood stove on top". */
export function withoutAdded(said: readonly HeatingMention[], held: HeatingSystem | undefined): HeatingMention[] {
  const isAdded = (mention: HeatingMention) => saysAdded(mention) || isSecond(mention, held) || mention.isRare;
  const systems = systemsOf(
    said.filter((it) => !isAdded(it)),
    held,
  );
  return said.filter((it) => !isAdded(it) || !isBeside(it, systems));
}
