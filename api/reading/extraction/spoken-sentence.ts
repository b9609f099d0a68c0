import { type Clause, some } from '#api/reading/extraction/clauses.ts';
import type { Concept } from '#api/reading/extraction/concepts.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { isAny } from '#api/reading/extraction/items.ts';
import { ownPart } from '#api/reading/extraction/reading.ts';
import type { WordClass } from '#api/reading/extraction/word-classes.ts';

/** The clauses of one sentence. */
export class SpokenSentence {
  readonly isQuestion: boolean;

  readonly #clauses: readonly Clause[];

  constructor(clauses: readonly Clause[]) {
    this.#clauses = clauses;
    this.isQuestion = clauses.some((clause) => clause.isQuestion);
  }

  has(...sought: readonly Concept[]): boolean {
    return this.#clauses.some((clause) => some(clause, ...sought));
  }

  /** What is said not to be known: the clause that says so and the question it leaves open. */
  get unknownPart(): SpokenSentence {
    return new SpokenSentence(
      this.#clauses.filter(
        (clause, at, all) => some(clause, 'unknown') || isAny(clause.items[0], 'opens') || some(all[at + 1], 'unknown'),
      ),
    );
  }

  /** Without what is said of others and of the past. */
  get own(): SpokenSentence {
    return new SpokenSentence(this.#clauses.map(ownPart));
  }

  says(words: WordClass): boolean {
    return this.#clauses.some(({ items }) => items.some(({ word }) => isWord(word, words)));
  }

  begins(words: WordClass): boolean {
    return this.#clauses.some(({ items }) => isWord(items[0]?.word, words));
  }

  /** "Shrink our bills". */
  get #lowersBill(): boolean {
    return this.has('bill') && this.says('lowers');
  }

  /** A saving that is meant: not one of CO2, and not the price asked for. */
  get saves(): boolean {
    if (this.isQuestion && this.has('price', 'subsidy')) return false;
    if (this.#lowersBill) return true;
    return this.#clauses.some(({ items }) =>
      items.some((item, at) => item.is.has('saving') && !isAny(items[at - 1], 'climate')),
    );
  }
}
