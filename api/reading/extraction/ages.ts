import { nearestThing, partsOf, type Thing, thingsOf } from '#api/reading/extraction/aged-things.ts';
import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import { isAgeAlone, isYearOfHeating } from '#api/reading/extraction/dated-heating.ts';
import { fuels } from '#api/reading/extraction/families.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { isAgeOfElse, isLifeEvent, isOfAge, isOfSeveralYears, isSmellOfGas } from '#api/reading/extraction/no-age.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { isYearAlone } from '#api/reading/extraction/said-years.ts';
import { type AgeWord, ageIn, countedAt } from '#api/reading/extraction/years.ts';
import type { Age } from '#domain/home/enumerations.ts';

const elsewhere = [
  ...(['solar', 'battery', 'ev', 'child', 'bill', 'notBill', 'car', 'charger', 'perYear', 'perMonth'] as const),
  ...(['bought', 'panel', 'eur', 'chf', 'usd', 'peakPower'] as const),
] as const;

/** "About the same." */
const repeats = (clause: Clause) => some(clause, 'about') && clause.items.some(({ word }) => isWord(word, 'same'));

/** "Last year" is no period of a bill here. */
const isOfElse = ({ items }: Clause) =>
  items.some(
    (item, at) =>
      isAny(item, ...elsewhere) && !isAny(item, 'lastYear') && !isWord(item.word, 'installs') && !isSpan(items, at),
  );

/** "Built in 1980", not "in the eighties". */
const isOfHouse = ({ items }: Clause) =>
  items.some((item) => isAny(item, 'built', 'house') && !isWord(item.word, 'decades'));

const DATE = 3;
const isDateAlone = (clause: Clause) => clause.items.length <= DATE && some(clause, 'lastYear', 'thisYear');

const OLDEST = 100;
/** "Nine year": a year that is counted is no period of a bill. */
const isSpan = (items: readonly Item[], at: number) =>
  isAny(items[at], 'years') && (items[at - 1]?.value ?? OLDEST) < OLDEST;

const PAID_REACH = 3;
const DATED_REACH = 2;
/** Beside another thing in the same clause the age must stand right at roof or heating, or at what was done to it: "gas of 2006 and a wallbox". */
function isNearThing({ items }: Clause, counted: number, isAsked: boolean): boolean {
  const at = counted < 0 ? items.findLastIndex((item) => item.value !== undefined) : counted;
  const distanceTo = (...concepts: Parameters<typeof isAny>[1][]) =>
    Math.min(...items.map((item, place) => (isAny(item, ...concepts) ? Math.abs(place - at) : items.length)));
  const isDated = ({ word }: Item) => isWord(word, 'installs', 'modelYear');
  const dated = isAsked ? items.findIndex((item, place) => isDated(item) && Math.abs(place - at) <= DATED_REACH) : -1;
  const distance = dated >= 0 ? 1 : distanceTo(...fuels, 'roof', 'roofed');
  const isPaid = items.some((item) => isAny(item, 'eur', 'chf', 'usd'));
  return at >= 0 && distance <= distanceTo(...elsewhere) && !(isPaid && distance > PAID_REACH);
}

/** "Soon twenty years old", "in autumn it will be eleven years": an age all the same. */
const isReached = ({ items }: Clause) =>
  items.some(
    (item, at) =>
      isAny(item, 'years') &&
      items[at - 1]?.value !== undefined &&
      (isWord(items[at - 2]?.word, 'soon') ||
        isWord(items[at + 1]?.word, 'soon') ||
        items.slice(Math.max(0, at - 4), at).some(({ word }) => isWord(word, 'turnsOld'))),
  );

/** "My husband had it put in the year he retired, 2009": whatever else is named, the year is of what was put in. */
const isInstalledThen = (clause: Clause) =>
  clause.items.some(({ word }) => isWord(word, 'installs')) && !some(clause, 'eur', 'chf', 'usd', 'pays');

/** "10 to 15 years": how long something lasts. */
const isSpread = ({ items }: Clause) =>
  items.some(
    (item, at) => isAny(item, 'range') && items[at - 1]?.value !== undefined && items[at + 1]?.value !== undefined,
  );

const isFuture = (clause: Clause) =>
  (some(clause, 'later') && !some(clause, 'built', 'gone', 'remove') && !isReached(clause)) ||
  ((clause.isWish || clause.isSought) && !some(clause, 'since', 'ago'));

/** Follows what a text speaks of, clause by clause. */
class AgeReader {
  readonly ages = new Map<Thing, AgeWord & { sentence: number }>();
  #things: readonly Thing[];
  #thingsSentence = -1;
  #last: AgeWord | undefined;
  /** Where one age was said, "the furnace 5" is another. */
  #agedSentence = -1;
  readonly #isAsked: boolean;
  readonly #isSystemAsked: boolean;
  readonly #year: number;
  readonly #reading: Reading;

  constructor(reading: Reading) {
    const { asked, year } = reading;
    this.#isAsked = asked === 'heatingAge';
    this.#things = this.#isAsked ? ['heating'] : [];
    this.#isSystemAsked = asked === 'currentHeatingSystem';
    this.#year = year;
    this.#reading = reading;
  }

  read(clause: Clause, next: Clause | undefined): void {
    for (const part of partsOf(clause)) this.#readPart(part, next?.sentence === clause.sentence ? next : undefined);
  }

  #readPart(clause: Clause, next: Clause | undefined): void {
    const own = thingsOf(clause, this.#isAsked);
    const isDate = isYearOfHeating(this.#reading, clause) || isAgeAlone(this.#reading, clause);
    const isRoofYear =
      own.length === 0 &&
      this.#thingsSentence === clause.sentence &&
      this.#things[0] === 'roof' &&
      isYearAlone(clause.items);
    const isElse = isOfElse(clause) || (isOfHouse(clause) && own.length === 0 && !isDate);
    const named: readonly Thing[] = own.length === 0 && this.#isChange(clause) ? ['heating'] : own;
    if (named.length > 0) [this.#things, this.#thingsSentence] = [named, clause.sentence];
    else if (isElse) this.#things = this.#isAsked ? this.#things : [];
    const isListed = own.length > 0 && this.#agedSentence === clause.sentence;
    const isBareYear = this.#isSystemAsked && clause.items.length === 1 && this.#things.includes('heating');
    const isAgeOnly = this.#isAsked || isListed || isBareYear || isRoofYear || isDate;
    if (
      (isElse &&
        !(this.#isAsked && isInstalledThen(clause)) &&
        !isNearThing(clause, countedAt(clause, this.#year, isAgeOnly), this.#isAsked)) ||
      isFuture(clause) ||
      (own.length === 0 && isLifeEvent(clause)) ||
      (this.#isAsked && own.length === 0 && this.#isAskedBefore(clause)) ||
      (own.length === 0 &&
        !this.#isAsked &&
        ((isSpread(clause) && !isDate) ||
          isAgeOfElse(clause) ||
          (some(clause, 'kw') && this.#things.includes('roof')))) ||
      isOfSeveralYears(clause) ||
      isSmellOfGas(clause)
    )
      return;
    const age =
      ageIn(clause, this.#year, isAgeOnly, next) ??
      (repeats(clause) ? this.#last : undefined) ??
      (isDateAlone(clause) && this.#isDoneBefore(clause) ? ({ age: 'new', isCounted: false } as const) : undefined);
    if (age && !age.isCounted && !this.#isNamed(clause, own)) return;
    const isOfBoth = own.length === 2 && some(clause, 'both');
    const aged = isDate ? (['heating'] as const) : isOfBoth ? own : [nearestThing(clause, this.#things, own)];
    for (const thing of age ? aged : []) this.#note(thing, age as AgeWord, clause.sentence);
  }

  /** "How long do they last, mine made it four years": told with what is asked of something else. */
  #isAskedBefore(clause: Clause): boolean {
    const around = this.#reading.whole.get(clause.sentence) ?? [];
    const at = around.findIndex(({ items }) => items.includes(clause.items[0] as Item));
    return around.slice(0, at).some(({ isQuestion }) => isQuestion);
  }

  /** "The boiler was exchanged, last October": when it was done is told after it. */
  #isDoneBefore(clause: Clause): boolean {
    const around = this.#reading.whole.get(clause.sentence) ?? [];
    const before = around[around.findIndex(({ items }) => items.includes(clause.items[0] as Item)) - 1];
    return some(before, ...fuels, 'roof') && some(before, 'changed', 'roofed', 'since') && !isOfElse(before as Clause);
  }

  /** Whether a "new" or "last year" stands with its thing, or answers: not "with some new gadget" in another sentence. */
  #isNamed(clause: Clause, own: readonly Thing[]): boolean {
    if (own.length > 0) return true;
    const isCounted = this.#things.some((thing) => this.ages.get(thing)?.isCounted);
    return (this.#isAsked && !isCounted) || this.#thingsSentence === clause.sentence;
  }

  /** "The oil boiler was thrown out last year, now we have a heat pump": what came in its place is as old. */
  #isChange(clause: Clause): boolean {
    const around = this.#reading.whole.get(clause.sentence) ?? [];
    return some(clause, 'gone') && around.some((it) => some(it, ...fuels)) && around.some((it) => some(it, 'now'));
  }

  /** A year counts more than "new" in the same sentence. */
  #note(thing: Thing | undefined, age: AgeWord, sentence: number): void {
    const before = thing && this.ages.get(thing);
    const isVaguer = before?.sentence === sentence && before.isCounted && !age.isCounted;
    if (thing && !isVaguer) this.ages.set(thing, { ...age, sentence });
    this.#last = age;
    this.#agedSentence = sentence;
  }
}

/** "Gable roof, no idea which way": not the age that is asked for. */
const isOfRoof = ({ whole }: Reading, { sentence }: Clause) =>
  (whole.get(sentence) ?? []).some((it) => some(it, 'roof', 'flatRoof', 'pitched', 'facing'));

/** "Gas furnace, no clue how old". */
const isOfHeating = ({ whole }: Reading, { sentence }: Clause) =>
  (whole.get(sentence) ?? []).some((it) => some(it, ...fuels));

/** How old roof and heating are. */
export function readAges(reading: Reading): { roofAge?: Age; heatingSystemAge?: Age } {
  const reader = new AgeReader(reading);
  for (const [at, clause] of reading.statements.entries()) reader.read(clause, reading.statements[at + 1]);
  const isUnknown = reading.statements.some(
    (clause) =>
      some(clause, 'unknown') &&
      !isWord(clause.items[0]?.word, 'heOrShe') &&
      !isOfRoof(reading, clause) &&
      (reading.asked === 'heatingAge' || (isOfAge(clause) && isOfHeating(reading, clause))),
  );
  const roofAge = reader.ages.get('roof')?.age;
  const heatingSystemAge = reader.ages.get('heating')?.age ?? (isUnknown && !roofAge ? 'unsure' : undefined);
  return { ...(roofAge && { roofAge }), ...(heatingSystemAge && { heatingSystemAge }) };
}
