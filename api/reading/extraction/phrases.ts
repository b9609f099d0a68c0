import type { Concept, Concepts } from '#api/reading/extraction/concepts.ts';

/** Phrases as a tree of their words. */
export interface PhraseNode {
  concepts?: Set<Concept>;
  next?: Map<string, PhraseNode>;
}
export interface Phrase {
  concepts: Concepts;
  /** Words it takes. */
  length: number;
}
export type Words = readonly { word: string; gap: string }[];

const LONGEST_PHRASE = 6;
const joins = (gap: string) => gap.length < 4 && !/[,;:!?()\n]/.test(gap);

export function addTo(root: Map<string, PhraseNode>, words: readonly string[], concept: Concept): void {
  let map = root;
  let node: PhraseNode | undefined;
  for (const word of words) {
    node = map.get(word) ?? {};
    map.set(word, node);
    node.next ??= new Map();
    map = node.next;
  }
  if (node) node.concepts = (node.concepts ?? new Set()).add(concept);
}

/** The longest phrase that begins at word `at`. */
export function longestAt(root: ReadonlyMap<string, PhraseNode>, words: Words, at: number): Phrase | undefined {
  let best: Phrase | undefined;
  let map: ReadonlyMap<string, PhraseNode> | undefined = root;
  for (let length = 1; length <= LONGEST_PHRASE && map; length++) {
    const word = words[at + length - 1];
    if (!word || (length > 1 && !joins(word.gap))) break;
    const node: PhraseNode | undefined = map.get(word.word);
    if (node?.concepts) best = { concepts: node.concepts, length };
    map = node?.next;
  }
  return best;
}
