import { type Concept, type Concepts, tagConcepts, type WordList } from '#api/reading/extraction/concepts.ts';
import { fold } from '#api/reading/extraction/fold.ts';
import { addTo, longestAt, type Phrase, type PhraseNode, type Words } from '#api/reading/extraction/phrases.ts';
import { createSpelling } from '#api/reading/extraction/spelling.ts';
import { tokensOf } from '#api/reading/extraction/tokens.ts';
import { head, Parts, tail } from '#api/reading/extraction/word-parts.ts';
import { towns } from '#api/reading/extraction/words/towns.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';
import type { Language } from '#domain/place.ts';

export interface Lexicon {
  /** The longest phrase that begins at word `at`. */
  phraseAt(words: Words, at: number): Phrase;
  /** A word as the lists spell it, or as it stands. */
  spell(word: string): string;
}

const LONGEST_WORD = 40;
const none: Concepts = new Set();

/** Looks words and phrases up; a compound of known parts has the concepts of both, a word misspelt by one letter is found. */
export function createLexicon(list: WordList, language: Language): Lexicon {
  const [things, topics] = [new Map<string, PhraseNode>(), new Map<string, PhraseNode>()];
  const [heads, tails, lenders] = [new Parts(), new Parts(), new Parts()];
  const vocabulary = new Set<string>();

  const addPhrase = (phrase: string, concept: Concept) => {
    const words = tokensOf(phrase, language)
      .slice(0, -1)
      .map(({ word, raw }) => word || raw);
    for (const word of words) vocabulary.add(word);
    addTo(tagConcepts.has(concept) ? topics : things, words, concept);
  };
  const add = (phrase: string, concept: Concept) => {
    const part = tokensOf(phrase, language)[0]?.word ?? '';
    if (phrase.includes(' ')) addPhrase(phrase, concept);
    else if (phrase.startsWith('*')) tails.add(part, concept);
    else if (phrase.endsWith('*')) heads.add(part, concept);
    else if (phrase.endsWith('-')) lenders.add(part, concept);
    else addPhrase(phrase, concept);
  };
  for (const [concept, phrases] of Object.entries(list)) for (const phrase of phrases) add(phrase, concept as Concept);
  const spelling = createSpelling(vocabulary);
  const names = Object.values(towns).flatMap((known) => [...known]);
  const real = new Set([...writing[language].realWords.map((word) => fold(word, language)), ...names]);
  /** Of five letters, only a word that lost one of two alike. */
  const longer = (word: string) => {
    const found = spelling(word);
    return found?.replace(/(.)\1/g, '$1') === word && compoundOf(word).size === 0 ? found : undefined;
  };

  const compound = (word: string): Concepts => {
    if (word.length > LONGEST_WORD) return none;
    const end = tails.find(word, tail, 0);
    const start = heads.find(word, head, 0);
    const lent = end.size === 0 ? none : lenders.find(word, head, 2);
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
      if (word.length < 5 || word.length > LONGEST_WORD || vocabulary.has(word) || real.has(word)) return word;
      if (word.length === 5) return longer(word) ?? word;
      if (word.length >= 9) return spelling(word) ?? word;
      return compoundOf(word).size > 0 ? word : (spelling(word) ?? word);
    },
    phraseAt: (words, at) => {
      const thing = longestAt(things, words, at);
      const length = thing?.length ?? 1;
      let all = thing?.concepts;
      for (let place = at; place < at + length; ) {
        const topic = longestAt(topics, words, place);
        if (topic) all = all ? new Set([...all, ...topic.concepts]) : topic.concepts;
        place += topic?.length ?? 1;
      }
      return { concepts: all ?? compoundOf(words[at]?.word ?? ''), length };
    },
  };
}
