import { isOfSeveral } from '#api/reading/extraction/belonging.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { quantitiesOf } from '#api/reading/extraction/quantities.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { isTopic } from '#api/reading/extraction/talked-of.ts';
import { isRefusedByOthers } from '#api/reading/extraction/wish-forms.ts';
import { isInWishedList } from '#api/reading/extraction/wished-list.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';

/** Kilowatts that cars are charged with at home. */
const usual = new Set([3.7, 4.6, 7.2, 7.4, 11, 22]);

/** "It is for the charger." */
const isPurpose = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 2), at).some(({ word }) => isWord(word, 'forPurpose'));

/** "The fast chargers on the motorway", "bornes rapides". */
const isPublic = (items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at - 1), at + 2).some(({ raw }) => hasPart(raw, 'publicCharging'));

/** "The assembly has voted against chargers". */
const isVoted = ({ items }: Clause) =>
  items.some(({ word }) => isWord(word, 'deciders')) && items.some(({ word }) => isWord(word, 'against', 'forPurpose'));

/** "Chargers are fire bombs, he says": about all of them. */
const isGeneral = (clause: Clause, at: number) =>
  hasPart(clause.items[at]?.raw, 'severalChargers') &&
  !some(clause, 'my', 'self', 'charges') &&
  (isVoted(clause) || (!some(clause, 'have', 'thereIs') && !clause.items.some(({ value }) => value !== undefined)));

/** "My landlord refuses the charger". */
const isRefused = (clause: Clause) => isRefusedByOthers(clause.items) && !some(clause, 'have', 'thereIs');

/** "Thinking of getting a charger put in": what is to be put in is not there. */
const isHad = (items: readonly Item[]) => {
  const plan = items.findIndex((item) => isAny(item, 'plan', 'wish'));
  return items.some(
    (item, at) => isAny(item, 'have') && !(plan >= 0 && plan < at && isWord(item.word, 'installs', 'putIn')),
  );
};

/** "I got a Charger": with a capital in the middle of a sentence, a car that is called so. */
const isCarName = (items: readonly Item[], at: number, { asked, language }: Reading) =>
  asked === 'hasEV' &&
  !writing[language].hasCapitalNouns &&
  at > 0 &&
  /^\p{Lu}\p{Ll}+$/u.test(items[at]?.raw ?? '') &&
  isWord(items[at - 1]?.word, 'agedOnes', 'ofOneself');

function chargerIn(reading: Reading, clause: Clause): string | undefined {
  const { items } = clause;
  const power = quantitiesOf(items).find(({ unit, isNegated }) => unit === 'kw' && !isNegated)?.value;
  const around = reading.whole.get(clause.sentence) ?? [];
  const isOfCar = around.some((it) => some(it, 'charges', 'ev', 'charger')) && usual.has(power ?? 0);
  const isCharged =
    power !== undefined && (some(clause, 'charges') || isOfCar) && !some(clause, 'solar', 'battery', 'heating', 'pump');
  const isNamed = items.some(
    (item, at) =>
      isAny(item, 'charger') &&
      !item.isNegated &&
      !isCarName(items, at, reading) &&
      !isPurpose(items, at) &&
      !isTopic(items, at) &&
      !isPublic(items, at) &&
      !isGeneral(clause, at),
  );
  const isToCome = around.some((it) => some(it, 'later', 'ordered'));
  const isPlanned = (clause.isWish || clause.isPlan || isToCome) && !isHad(items);
  if (some(clause, 'bike', 'notYet', 'away') || isOfSeveral(items) || isRefused(clause)) return undefined;
  if (isInWishedList(reading, clause)) return undefined;
  if ((isNamed || isCharged) && !isPlanned) return power === undefined ? 'wallbox' : `${power} kW`;
  const isCharging = around.some((it) => some(it, 'charges', 'ev', 'charger')) && !isPlanned;
  return isCharging && items.some((item) => isAny(item, 'socket') && !item.isNegated) ? 'socket' : undefined;
}

/** What charges the car: kW before a wallbox before an ordinary socket. */
export function readCharger(reading: Reading): string | undefined {
  const found = reading.statements.map((clause) => chargerIn(reading, clause)).filter((it) => it !== undefined);
  return found.find((it) => it.endsWith('kW')) ?? found.find((it) => it === 'wallbox') ?? found[0];
}
