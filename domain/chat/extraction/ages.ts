import { nearestThing, partsOf, type Thing, thingsOf } from '#domain/chat/extraction/aged-things.ts';
import { type Clause, some } from '#domain/chat/extraction/clauses.ts';
import { fuels } from '#domain/chat/extraction/families.ts';
import { isAny } from '#domain/chat/extraction/items.ts';
import type { Reading } from '#domain/chat/extraction/reading.ts';
import { type AgeWord, ageIn } from '#domain/chat/extraction/years.ts';
import type { Age } from '#domain/home/enumerations.ts';

const elsewhere = [
  ...(['solar', 'battery', 'ev', 'child', 'bill', 'notBill', 'car', 'charger', 'perYear', 'perMonth'] as const),
  ...(['bought', 'panel', 'eur', 'chf', 'usd'] as const),
] as const;
const same = /^(same|gleich|gleiche|gleichen|pareil|meme)$/;

/** "About the same." */
const repeats = (clause: Clause) => some(clause, 'about') && clause.items.some(({ word }) => same.test(word));

/** "Last year" is no period of a bill here. */
const isOfElse = (clause: Clause) => clause.items.some((item) => isAny(item, ...elsewhere) && !isAny(item, 'lastYear'));

/** Beside another thing in the same clause the age must stand right at roof or heating: "gas of 2006 and a wallbox". */
function isNearThing({ items }: Clause): boolean {
  const at = items.findLastIndex((item) => item.value !== undefined);
  const distanceTo = (...concepts: Parameters<typeof isAny>[1][]) =>
    Math.min(...items.map((item, place) => (isAny(item, ...concepts) ? Math.abs(place - at) : items.length)));
  return at >= 0 && distanceTo(...fuels, 'roof', 'roofed') <= distanceTo(...elsewhere);
}

const isFuture = (clause: Clause) =>
  (some(clause, 'later') && !some(clause, 'built', 'gone', 'remove')) ||
  ((clause.isWish || clause.isSought) && !some(clause, 'since', 'ago'));

/** Follows what a text speaks of, clause by clause. */
class AgeReader {
  readonly ages = new Map<Thing, AgeWord & { sentence: number }>();
  #things: readonly Thing[];
  #last: AgeWord | undefined;
  /** Where one age was said, "the furnace 5" is another. */
  #agedSentence = -1;
  readonly #isAsked: boolean;
  readonly #year: number;

  constructor({ asked, year }: Reading) {
    this.#isAsked = asked === 'heatingAge';
    this.#things = this.#isAsked ? ['heating'] : [];
    this.#year = year;
  }

  read(clause: Clause): void {
    for (const part of partsOf(clause)) this.#readPart(part);
  }

  #readPart(clause: Clause): void {
    const own = thingsOf(clause, this.#isAsked);
    const isElse = isOfElse(clause) || (some(clause, 'built', 'house') && own.length === 0);
    if (own.length > 0) this.#things = own;
    else if (isElse) this.#things = this.#isAsked ? this.#things : [];
    if ((isElse && !isNearThing(clause)) || isFuture(clause)) return;
    const isListed = own.length > 0 && this.#agedSentence === clause.sentence;
    const age = ageIn(clause, this.#year, this.#isAsked || isListed) ?? (repeats(clause) ? this.#last : undefined);
    const aged = own.length === 2 && some(clause, 'both') ? own : [nearestThing(clause, this.#things, own)];
    for (const thing of age ? aged : []) this.#note(thing, age as AgeWord, clause.sentence);
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

/** How old roof and heating are. */
export function readAges(reading: Reading): { roofAge?: Age; heatingSystemAge?: Age } {
  const reader = new AgeReader(reading);
  for (const clause of reading.statements) reader.read(clause);
  const isUnknown = reading.asked === 'heatingAge' && reading.statements.some((clause) => some(clause, 'unknown'));
  const roofAge = reader.ages.get('roof')?.age;
  const heatingSystemAge = reader.ages.get('heating')?.age ?? (isUnknown && !roofAge ? 'unsure' : undefined);
  return { ...(roofAge && { roofAge }), ...(heatingSystemAge && { heatingSystemAge }) };
}
