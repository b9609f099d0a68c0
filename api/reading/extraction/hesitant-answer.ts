import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';

const counted = ['about', 'self', 'filler', 'so', 'thereIs', 'range', 'usd', 'eur', 'chf', 'm2', 'sqft'] as const;
const timed = ['perMonth', 'perYear', 'perQuarter', 'perTwoMonths', 'years', 'ago', 'since', 'fresh'] as const;
const fuels = ['gas', 'oil', 'propane', 'resistance', 'biomass', 'district', 'electric', 'power', 'heating'] as const;
const homes = ['detached', 'villa', 'attached', 'condo', 'ownedFlat', 'flat', 'mobile', 'building', 'house'] as const;
const sides = ['south', 'north', 'east', 'west', 'flatRoof', 'facing', 'mainly'] as const;

/** What answers each question: the thing itself, or a number. */
const answers: Partial<Record<OpenQuestion, { things: readonly Concept[]; isNumber: boolean }>> = {
  currentHeatingSystem: { things: fuels, isNumber: false },
  homeType: { things: homes, isNumber: false },
  roofType: { things: sides, isNumber: false },
  energyBill: { things: [], isNumber: true },
  homeSize: { things: [], isNumber: true },
  heatingAge: { things: [], isNumber: true },
};

const MOST_SAID = 7;
const MOST_UNKNOWN = 2;
const isUnknown = (item: Item) => item.is.size === 0 && item.value === undefined;

/** "Gas, I think?", "like 150 a month?", "1986?": an answer whose speaker is not sure, and no question. */
function isAnswer(clauses: readonly Clause[], asked: OpenQuestion): boolean {
  const answer = answers[asked];
  const items = clauses.flatMap((clause) => clause.items);
  if (!answer || items.length > MOST_SAID || clauses.some((it) => some(it, 'opens', 'asks', 'suppose', 'price', 'how')))
    return false;
  const isThere = answer.isNumber
    ? items.filter(({ value }) => value !== undefined).length === 1
    : items.some((item) => isAny(item, ...answer.things));
  const isSaid = (item: Item) =>
    item.value !== undefined ||
    isUnknown(item) ||
    isAny(item, ...counted, ...timed, ...answer.things, 'plan', 'notPlace');
  return isThere && items.every(isSaid) && items.filter(isUnknown).length <= MOST_UNKNOWN;
}

/** The clauses of a message, where an answer that ends like a question is none. */
export function withHesitantAnswer(clauses: readonly Clause[], asked: OpenQuestion | undefined): readonly Clause[] {
  const first = clauses.filter(({ sentence }) => sentence === clauses[0]?.sentence);
  if (asked === undefined || !first.some(({ isQuestion }) => isQuestion) || !isAnswer(first, asked)) return clauses;
  return clauses.map((clause) => (first.includes(clause) ? { ...clause, isQuestion: false } : clause));
}
