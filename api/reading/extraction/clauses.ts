import type { Concept, Concepts } from '#api/reading/extraction/concepts.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { type Sentence, sentencesOf } from '#api/reading/extraction/sentences.ts';
import { readOnceIn } from '#api/reading/read-once.ts';
import type { Language } from '#domain/place.ts';

/** A part of a sentence with one verb, and how it is meant. */
export interface Clause {
  items: readonly Item[];
  /** Of all items. */
  concepts: Concepts;
  sentence: number;
  isQuestion: boolean;
  isSupposed: boolean;
  isHearsay: boolean;
  isWish: boolean;
  isPlan: boolean;
  /** About a home or thing one has not got yet. */
  isSought: boolean;
}

const KNOWS_REACH = 5;
/** "I really do not know": a verb of knowing with a "not" near it. */
const isNotKnown = (items: readonly Item[]) => {
  const at = items.findIndex((item) => isAny(item, 'knows'));
  const near = at < 0 ? [] : items.slice(Math.max(0, at - KNOWS_REACH), at + KNOWS_REACH);
  const isOfQuestion = near.some(({ word }) => isWord(word, 'theQuestion'));
  return !isOfQuestion && near.some((item) => isAny(item, 'neg') && !isAny(item, 'filler'));
};

export function conceptsOf(items: readonly Item[]): Concepts {
  if (items.length === 1) return (items[0] as Item).is;
  const all = new Set<Concept>();
  for (const { is } of items) for (const concept of is) all.add(concept);
  if (all.has('knows') && isNotKnown(items)) all.add('unknown');
  return all;
}

export function some(clause: Clause | undefined, ...sought: readonly Concept[]): boolean {
  if (!clause || clause.concepts.size === 0) return false;
  for (const concept of sought) if (clause.concepts.has(concept)) return true;
  return false;
}

const isOpener = (item: Item | undefined) => isAny(item, 'asks', 'opens') && !isAny(item, 'like');
const isInverted = (word: string | undefined) => isWord(word, 'invertedVerbs') || hasPart(word, 'mayInvert');
/** What somebody says before they say it. */
const isFiller = (word: string) => isWord(word, 'fillers') || hasPart(word, 'hesitates');
/** "Kann ich …", "can I …": who puts the verb before its subject asks. */
function asksByOrder(items: readonly Item[]): boolean {
  const at = items.findIndex(({ word }) => !isFiller(word));
  const first = items[at];
  const hasSubject = /[ -]/.test(first?.raw ?? '') && isAny(first, 'asks');
  return isWord(first?.word, 'askingVerbs') && (hasSubject || isWord(items[at + 1]?.word, 'askedSubjects'));
}
/** "Does it pay, or must it face south": the second verb before its subject. */
const asksOnInOrder = (items: readonly Item[]) =>
  items.some(
    (item, at) =>
      isAny(items[at - 1], 'range') && isWord(item.word, 'askingVerbs') && isWord(items[at + 1]?.word, 'askedSubjects'),
  );
/** Without a question mark: "and how much is it", but not "what I said was wrong" nor "when the power fails, …". */
const opensQuestion = (items: readonly Item[], said: readonly Concepts[]) => {
  const first = items.findIndex(({ word }) => !isFiller(word));
  return (
    isAny(items[first], 'opens') &&
    !said.some((concepts) => concepts.has('unknown') || concepts.has('wrong')) &&
    (!isWord(items[first]?.word, 'whenever') || isInverted(items[first + 1]?.word))
  );
};
/** Items; after a number the verb may come late: "65 euro abschlag zahl ich, ist das viel?" */
const SUBJECT_WITHIN = 3;
const GREETING = 5;
const declares = (items: readonly Item[]) =>
  greetsFrom(items) ||
  (!isOpener(items[0]) &&
    !asksByOrder(items) &&
    items
      .slice(0, items[0]?.value === undefined ? SUBJECT_WITHIN : items.length)
      .some((item) => isAny(item, 'self', 'my', 'landlord', 'renter')));
/** "Bonjour de Bulle". */
const greetsFrom = (items: readonly Item[]) =>
  items.length <= GREETING && isAny(items[0], 'greets') && isAny(items[1], 'inPlace') && !items.some(isOpener);

/** "2,400 litres of oil, which was roughly 2,600 euros": what so much came to. */
function namesSum(items: readonly Item[]): boolean {
  const at = items.findIndex(({ value }) => value !== undefined);
  return (
    [items[at - 1], items[at + 1]].some((item) => isAny(item, 'eur', 'chf', 'usd')) &&
    items
      .slice(1, at)
      .every((item) => isAny(item, 'about', 'pays', 'thereIs', 'eur', 'chf', 'usd') || isWord(item.word, 'was'))
  );
}
/** "12 kWp für 31000, was bringt das mit der Wärmepumpe": not "…, wo wir mit Öl heizen". */
const goesOnAsking = (items: readonly Item[]) =>
  isAny(items[0], 'opens') && !items.some((item) => isAny(item, 'self', 'my', 'have')) && !namesSum(items);

const seeksHome = (concepts: Concepts) => concepts.has('seeks') && !concepts.has('ev') && !concepts.has('car');
/** "We heat with oil, and have to buy it ourselves". */
const isOfFuel = (before: Concepts | undefined) =>
  before !== undefined && (before.has('oil') || before.has('propane') || before.has('biomass'));
const wishes = (concepts: Concepts) => concepts.has('wish') || concepts.has('interest');
/** "Wir haben eine Wärmepumpe einbauen lassen": done, and no wish. */
const isDone = (items: readonly Item[]) =>
  items.some((item) => isAny(item, 'have') && !isAny(item, 'wish')) &&
  items.every((item) => !isAny(item, 'wish', 'interest') || hasPart(item.raw, 'causatives'));
/** "Wir überlegen, auf Gas zu verzichten": the wish stands before the comma. */
const isInfinitiveOf = (items: readonly Item[], before: readonly Item[] = [], said: Concepts | undefined = undefined) =>
  before.length <= 4 && said !== undefined && wishes(said) && isWord(items.at(-2)?.word, 'infinitiveTo');

/** Words; a longer part of a sentence says more than what stands in the cellar. */
const LISTED = 5;
/** "Ölheizung 1998, was kostet …": what burns there and since when is told, whatever is asked behind it. */
const listsBoiler = (items: readonly Item[], concepts: Concepts) =>
  items.length <= LISTED &&
  (concepts.has('oil') || concepts.has('gas') || concepts.has('propane')) &&
  !concepts.has('pump') &&
  items.some(({ value }) => value !== undefined) &&
  !items.some(isOpener);

/** After a German "wenn" the verb comes first: "unser Dach …" begins anew. */
const beginsAnew = (items: readonly Item[]) => isWord(items[0]?.word, 'ourOrMy');

/** Items; "sie sagen, eine Wärmepumpe geht auch": what is told stands behind the comma. */
const SAYING = 3;
const isTold = (items: readonly Item[], before: readonly Item[] = [], said: Concepts | undefined = undefined) =>
  before.length <= SAYING &&
  said?.has('hearsay') === true &&
  !said.has('self') &&
  !items.some((item) => isAny(item, 'self', 'my', 'have'));

/** How the clauses of one sentence are meant. */
function meant({ clauses, mark }: Sentence, sentence: number): Clause[] {
  const said = clauses.map(conceptsOf);
  const begins = clauses.find((items) => !items.every(({ word }) => isFiller(word))) ?? [];
  const asks = mark.includes('?') || asksByOrder(begins) || opensQuestion(clauses[0] ?? [], said);
  let isSupposed = false;
  let isSought = false;
  return clauses.map((items, at): Clause => {
    const concepts = said[at] as Concepts;
    isSupposed = concepts.has('suppose') || (isSupposed && !beginsAnew(items));
    isSought =
      (seeksHome(concepts) && !isOfFuel(said[at - 1])) || (isSought && !declares(items) && !concepts.has('have'));
    const isLeftOpen = said[at + 1]?.has('unknown') ?? false;
    const isOpen = (at === clauses.length - 1 && at === 0) || !declares(items) || isOpener(items[0]);
    const isListed = at < clauses.length - 1 && listsBoiler(items, concepts);
    const isAsked = asks || asksOnInOrder(items) || (at > 0 && goesOnAsking(items) && !concepts.has('unknown'));
    const isQuestion = isAsked && !isLeftOpen && isOpen && !isListed;
    const isWish = (wishes(concepts) && !isDone(items)) || isInfinitiveOf(items, clauses[at - 1], said[at - 1]);
    const isHearsay = concepts.has('hearsay') || isTold(items, clauses[at - 1], said[at - 1]);
    const isPlan = concepts.has('plan');
    return { items, concepts, sentence, isQuestion, isSupposed, isHearsay, isWish, isPlan, isSought };
  });
}

const readClauses = readOnceIn((text, language): readonly Clause[] => sentencesOf(text, language).flatMap(meant));

/** The clauses of a text in order. Who reads them marks their items. */
export const clausesOf = (text: string, language: Language): Clause[] =>
  readClauses(text, language).map((clause) => ({ ...clause, items: clause.items.map((item) => ({ ...item })) }));
