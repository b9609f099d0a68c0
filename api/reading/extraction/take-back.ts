import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { quantitiesOf, unitOf } from '#api/reading/extraction/quantities.ts';
import type { Reading } from '#api/reading/extraction/reading.ts';
import { namesShade } from '#api/reading/extraction/shade-mention.ts';
import type { ChatFacts, FactName } from '#domain/home/facts.ts';

const names =
  (...concepts: readonly Concept[]) =>
  (item: Item) =>
    isAny(item, ...concepts);
/** French "a" is a verb, and an ampere only after a number. */
const namesAmps = (item: Item) => isAny(item, 'panel') || unitOf(item) === 'amps';
const topics: readonly (readonly [FactName, (item: Item) => boolean])[] = [
  ['roofType', names('roof', 'flatRoof')],
  ['roofShading', namesShade],
  ['homeSize', names('howBig', 'm2', 'sqft', 'livingArea')],
  ['energyBill', names('bill', 'eur', 'chf', 'usd', 'perMonth', 'perYear')],
  ['hasEV', names('ev', 'evs')],
  ['currentHeatingSystem', names('heating', 'gas', 'oil', 'pump', 'propane')],
  ['electrical', namesAmps],
  ['place', names('postcode')],
  ['homeType', names('detached', 'attached', 'flat', 'condo')],
];

/** "Forget what I said about the roof", "I don't know how big it is after all", "the 180 were wrong". */
function takesBack(clauses: readonly Clause[]): boolean {
  const has = (...concepts: Concept[]) => clauses.some((clause) => some(clause, ...concepts));
  if (has('forget')) return true;
  if (has('unknown') && has('afterAll')) return true;
  return has('wrong') && clauses.some(({ items }) => quantitiesOf(items).length > 0);
}

/** Facts a message takes back; only those it gives no other value for. */
export function takenBack({ clauses, asked }: Reading, learnt: ChatFacts): ChatFacts {
  const back: ChatFacts = {};
  for (const sentence of Map.groupBy(clauses, (clause) => clause.sentence).values()) {
    if (sentence.some(({ isQuestion }) => isQuestion) || !takesBack(sentence)) continue;
    for (const [name, isNamed] of topics) {
      const isTopic = sentence.some(({ items }) => items.some(isNamed));
      if (isTopic && (learnt[name] === undefined || learnt[name] === 'unsure') && asked === undefined)
        back[name] = null;
    }
  }
  return back;
}
