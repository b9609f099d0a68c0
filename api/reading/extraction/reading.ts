import { type Clause, clausesOf, conceptsOf, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { isConsent } from '#api/reading/extraction/consent.ts';
import { withHesitantAnswer } from '#api/reading/extraction/hesitant-answer.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { type Item, isAny } from '#api/reading/extraction/items.ts';
import { markNegated } from '#api/reading/extraction/negation.ts';
import { markOthers } from '#api/reading/extraction/others.ts';
import { isYearAlone } from '#api/reading/extraction/said-years.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';

export interface ReadingOptions {
  language: Language;
  market: Market;
  /** The question this message may answer. */
  asked?: OpenQuestion | undefined;
  /** The current year, for ages. */
  year?: number;
  /** What is known of the home before the message. */
  known?: KnownFacts | undefined;
}

/** A message, read once for every recogniser. */
export interface Reading {
  clauses: readonly Clause[];
  /** What states something of the visitor: questions, suppositions, hearsay, other people and the past left out. */
  statements: readonly Clause[];
  /** The statements of each sentence. */
  sentences: ReadonlyMap<number, readonly Clause[]>;
  /** All clauses of each sentence. */
  whole: ReadonlyMap<number, readonly Clause[]>;
  language: Language;
  market: Market;
  asked: OpenQuestion | undefined;
  year: number;
  known: KnownFacts;
}

/** What a clause says of the visitor: "my son says that we should" is no wish of theirs. */
export function ownPart(clause: Clause): Clause {
  if (!clause.items.some(({ isOff }) => isOff)) return clause;
  const items = clause.items.filter(({ isOff }) => !isOff);
  const concepts = conceptsOf(items);
  const own = { ...clause, items, concepts };
  const isOthers = some(clause, 'wish', 'interest') && !some(own, 'wish', 'interest');
  return { ...own, isWish: clause.isWish && !isOthers, isPlan: some(own, 'plan') };
}

/** "Forget what I said about the EV" states no EV. */
const takesBack = ({ concepts, items }: Clause) =>
  concepts.has('forget') && !items.some(({ word }) => isWord(word, 'itInstead'));
const inHome = ['gas', 'oil', 'propane', 'pump', 'resistance', 'biomass', 'heating'] as const;
/** "The chimney sweep says that our oil boiler has to go": what is told is an opinion, but the boiler is there. */
const namesOwnHeating = ({ items }: Clause) =>
  items.some((item, at) => isAny(item, 'my') && isAny(items[at + 1], ...inHome));
const states = (clause: Clause) =>
  !clause.isQuestion &&
  !clause.isSupposed &&
  (!clause.isHearsay || namesOwnHeating(clause) || isYearAlone(clause.items)) &&
  !takesBack(clause) &&
  !(some(clause, 'holiday') && !some(clause, 'lives'));

export function readMessage(text: string, { language, market, asked, year, known = {} }: ReadingOptions): Reading {
  const clauses = withHesitantAnswer(clausesOf(text, language), asked);
  const today = year ?? new Date().getFullYear();
  markOthers(clauses, { year: today, isAsked: asked !== undefined });
  for (const clause of clauses) markNegated(clause);
  const statements = clauses
    .filter(states)
    .map(ownPart)
    .filter(({ items }) => items.length > 0);
  const sentences = Map.groupBy(statements, ({ sentence }) => sentence);
  const whole = Map.groupBy(clauses, ({ sentence }) => sentence);
  return {
    clauses,
    statements,
    sentences,
    whole,
    language,
    market,
    asked: isConsent(clauses) ? undefined : asked,
    year: today,
    known,
  };
}

/** Whether a concept stands at most `reach` items before or after place `at`. */
export function isNear(items: readonly Item[], at: number, reach: number, ...concepts: readonly Concept[]): boolean {
  const end = Math.min(items.length - 1, at + reach);
  for (let place = Math.max(0, at - reach); place <= end; place++) if (isAny(items[place], ...concepts)) return true;
  return false;
}
/** The statements of the same sentence. */
export const sentenceOf = (reading: Reading, clause: Clause): readonly Clause[] =>
  reading.sentences.get(clause.sentence) ?? [];
