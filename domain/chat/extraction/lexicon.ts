import { type Concept, tagConcepts, type WordList } from '#domain/chat/extraction/concepts.ts';
import { createSpelling } from '#domain/chat/extraction/spelling.ts';
import { tokensOf } from '#domain/chat/extraction/tokens.ts';
import type { Language } from '#domain/place.ts';

export type Concepts = ReadonlySet<Concept>;
interface Node {
  concepts?: Set<Concept>;
  next?: Map<string, Node>;
}
export interface Phrase {
  concepts: Concepts;
  /** Words it takes. */
  length: number;
}
export interface Lexicon {
  /** The longest phrase that begins at word `at`. */
  phraseAt(words: Words, at: number): Phrase;
  /** A word as the lists spell it, or as it stands. */
  spell(word: string): string;
}

const LONGEST_PHRASE = 6;
const LONGEST_WORD = 40;
const none: Concepts = new Set();
const joins = (gap: string) => gap.length < 4 && !/[,;:!?()\n]/.test(gap);

type Words = readonly { word: string; gap: string }[];

function longestAt(root: ReadonlyMap<string, Node>, words: Words, at: number): Phrase | undefined {
  let best: Phrase | undefined;
  let map: ReadonlyMap<string, Node> | undefined = root;
  for (let length = 1; length <= LONGEST_PHRASE && map; length++) {
    const word = words[at + length - 1];
    if (!word || (length > 1 && !joins(word.gap))) break;
    const node: Node | undefined = map.get(word.word);
    if (node?.concepts) best = { concepts: node.concepts, length };
    map = node?.next;
  }
  return best;
}

class Parts {
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

const head = (word: string, length: number) => word.slice(0, length);
const tail = (word: string, length: number) => word.slice(-length);

/** Looks words and phrases up; a compound of known parts has the concepts of both, a word misspelt by one letter is found. */
export function createLexicon(list: WordList, language: Language): Lexicon {
  const [things, topics] = [new Map<string, Node>(), new Map<string, Node>()];
  const [heads, tails, lenders] = [new Parts(), new Parts(), new Parts()];
  const vocabulary = new Set<string>();

  const addPhrase = (phrase: string, concept: Concept) => {
    const words = tokensOf(phrase, language)
      .slice(0, -1)
      .map(({ word, raw }) => word || raw);
    let map = tagConcepts.has(concept) ? topics : things;
    let node: Node | undefined;
    for (const word of words) {
      vocabulary.add(word);
      node = map.get(word) ?? {};
      map.set(word, node);
      node.next ??= new Map();
      map = node.next;
    }
    if (node) node.concepts = (node.concepts ?? new Set()).add(concept);
  };
  const add = (phrase: string, concept: Concept) => {
    const part = tokensOf(phrase, language)[0]?.word ?? '';
    if (phrase.includes(' ')) addPhrase(phrase, concept);
    else if (phrase.startsWith('*')) tails.add(part, concept);
    else if (phrase.endsWith('*')) heads.add(part, concept);
    else if (phrase.endsWith('-')) lenders.add(part, concept);
    else addPhrase(phrase, concept);
  };
  for (const [concept, phrases] of Object.entries(list))
    for (const phrase of phrases.split(',')) if (phrase.trim()) add(phrase.trim(), concept as Concept);
  const spelling = createSpelling(vocabulary);

  const compound = (word: string): Concepts => {
    if (word.length > LONGEST_WORD) return none;
    const end = tails.find(word, tail, 0);
    const start = heads.find(word, head, 0);
    const lent = end === none ? none : lenders.find(word, head, 2);
    return end.size + start.size + lent.size === 0 ? none : new Set([...end, ...start, ...lent]);
  };

  const cache = new Map<string, Concepts>();
  const compoundOf = (word: string): Concepts => {
    const known = cache.get(word);
    if (known) return known;
    const found = compound(word);
    if (cache.size < 5_000) cache.set(word, found);
    return found;
  };

  return {
    spell: (word) => {
      if (word.length < 6 || word.length > LONGEST_WORD || vocabulary.has(word)) return word;
      if (word.length >= 9) return spelling(word) ?? word;
      return compoundOf(word).size > 0 ? word : (spelling(word) ?? word);
    },
    phraseAt: (words, at) => {
      const thing = longestAt(things, words, at);
      const length = thing?.length ?? 1;
      let all = thing?.concepts;
      for (let place = at; place < at + length; place++) {
        const topic = longestAt(topics, words, place)?.concepts;
        if (topic) all = all ? new Set([...all, ...topic]) : topic;
      }
      return { concepts: all ?? compoundOf(words[at]?.word ?? ''), length };
    },
  };
}
