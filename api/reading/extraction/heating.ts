import type { HeatingMention } from '#api/reading/extraction/beside-heating.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import { isOfAge } from '#api/reading/extraction/no-age.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import type { HeatingSystem } from '#domain/home/enumerations.ts';

/** "Switched from oil to gas", "replaced by a heat pump": what it was changed into. */
const isChangedInto = ({ clause: { items, concepts }, at }: HeatingMention) =>
  concepts.has('changed') && items.slice(Math.max(0, at - 3), at).some(({ word }) => isWord(word, 'changedInto'));

/** "The oil boiler died, we have put in a heat pump." */
const isInstalled = ({ system, clause }: HeatingMention, at: number) =>
  at > 0 && system === 'heat_pump' && some(clause, 'have') && clause.items.some(({ word }) => isWord(word, 'putIn'));

/** "Since our oil boiler broke in 2020, we heat with a heat pump." */
const isHeated = ({ clause }: HeatingMention, at: number) => at > 0 && some(clause, 'heats', 'heating');

const DOUBT_WITHIN = 3;
/** Not "he is not sure it matters", another's doubt, nor "no clue how old". */
const isUnsure = (clause: Clause) =>
  some(clause, 'unknown') &&
  !isOfAge(clause) &&
  !clause.items.slice(0, DOUBT_WITHIN).some(({ word }) => isWord(word, 'heOrShe'));

const corrections = ['now', 'afterAll', 'wrong'] as const;
/** "The gas furnace died so now we have a heat pump": not "a wood stove and a few wall heaters for now". */
const isAfterNow = ({ clause: { items }, at }: HeatingMention) =>
  items.slice(0, at).some((item) => isAny(item, ...corrections));

/** What heats the home now. In one sentence the first system counts, or the one said to do most; a later sentence beats an earlier one. */
export function readHeating(reading: Reading, mentions: readonly HeatingMention[]): HeatingSystem | undefined {
  const current = mentions.filter(({ isCurrent }) => isCurrent);
  const main = current.findLast(({ isMain }) => isMain);
  const last = current.at(-1)?.clause.sentence;
  const inLast = current.filter(({ clause }) => clause.sentence === last);
  const corrected = inLast.findLast(isAfterNow) ?? inLast.find(({ clause }) => some(clause, ...corrections));
  const changed = inLast.length > 1 ? inLast.findLast(isChangedInto) : undefined;
  const stated = inLast.find(
    ({ clause }) =>
      isAny(clause.items[0], 'but') && (some(clause, 'heats', 'heating') || isAny(clause.items[1], 'thereIs')),
  );
  const replaced =
    inLast.length > 1 && isWord(inLast[0]?.clause.items[0]?.word, 'since') ? inLast.find(isHeated) : undefined;
  const installed = inLast.findLast(isInstalled);
  const found = main ?? replaced ?? installed ?? corrected ?? changed ?? stated ?? inLast[0];
  if (found) return found.system;
  const isTopic =
    reading.asked === 'currentHeatingSystem' ||
    reading.statements.some((clause) => some(clause, 'heats') && isUnsure(clause));
  return isTopic && reading.statements.some(isUnsure) ? 'unsure' : undefined;
}
