import type { Concept, Concepts } from '#api/reading/extraction/concepts.ts';

const none: Concepts = new Set();

/** Heads or tails of compounds. */
export class Parts {
  readonly #concepts = new Map<string, Set<Concept>>();
  #lengths: number[] = [];

  add(part: string, concept: Concept): void {
    this.#concepts.set(part, (this.#concepts.get(part) ?? new Set()).add(concept));
    this.#lengths = [...new Set([...this.#lengths, part.length])].sort((a, b) => b - a);
  }

  /** The longest part that `cut` finds in a word. */
  find(word: string, cut: (word: string, length: number) => string, spare: number): Concepts {
    for (const length of this.#lengths) {
      const found = length + spare <= word.length && this.#concepts.get(cut(word, length));
      if (found) return found;
    }
    return none;
  }
}

export const head = (word: string, length: number) => word.slice(0, length);
export const tail = (word: string, length: number) => word.slice(-length);
