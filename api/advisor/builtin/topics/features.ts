import type { Spoken } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { readableWords } from '#api/advisor/builtin/topics/readable-words.ts';
import { readOnce } from '#api/reading/read-once.ts';

const PIECES = [3, 4, 5];

/** FNV-1a of letters, begun with those that stand before them. */
function hashed(before: number, text: string, from = 0, to = text.length): number {
  let hash = before;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const kinds = { word: hashed(0x811c9dc5, 'w'), piece: hashed(0x811c9dc5, 'p'), concept: hashed(0x811c9dc5, 'c') };

/** Of a hash the upper 24 bits: the same number for the same letters everywhere. Of a thousand letters unknown, two or three pass for known ones. */
const numberOf = (hash: number) => hash >>> 8;

/** Letters and digits apart: "10kWp" is a number and a unit. */
const wordsOf = (text: string) => readableWords(text, /\p{Letter}+|\d+/gu);

const isDigit = (word: string) => /^\d/.test(word);

function wordsAndPairs(words: readonly string[]): number[] {
  const pairs: number[] = [];
  let before = '^';
  for (const word of [...words, '$']) {
    const shown = isDigit(word) ? '#' : word;
    pairs.push(numberOf(hashed(hashed(hashed(kinds.word, before), ' '), shown)));
    before = shown;
  }
  return [...words.map((word) => numberOf(hashed(kinds.word, word))), ...pairs];
}

function piecesOf(words: readonly string[]): number[] {
  const pieces: number[] = [];
  for (const word of words) {
    const framed = `<${word}>`;
    for (const length of PIECES)
      for (let end = length; end <= framed.length; end++)
        pieces.push(numberOf(hashed(kinds.piece, framed, end - length, end)));
  }
  return pieces;
}

/** What is spoken of, and each two things spoken of together. */
function conceptsAndPairs(spoken: Spoken): number[] {
  const concepts = [...spoken].sort((one, other) => one - other).map(String);
  const pairs = concepts.flatMap((one, at) => {
    const first = hashed(hashed(kinds.concept, one), '+');
    return concepts.slice(at + 1).map((other) => numberOf(hashed(first, other)));
  });
  return [...concepts.map((it) => numberOf(hashed(kinds.concept, it))), ...pairs];
}

export interface Features {
  /** Words and their neighbours. */
  words: number[];
  /** Parts of words, which know the mistyped and the inflected. */
  pieces: number[];
  concepts: number[];
}

const once = (numbers: readonly number[]) => [...new Set(numbers)];

/** The features of what is spoken of, each once. */
const conceptFeatures = (spoken: Spoken): number[] => once(conceptsAndPairs(spoken));

/** The features of a text's letters, each once. Numbers count as such, whatever they are. */
const textFeatures = readOnce((text: string): Omit<Features, 'concepts'> => {
  const words = wordsOf(text);
  return { words: once(wordsAndPairs(words)), pieces: once(piecesOf(words)) };
});

/** What a question is recognised by: its words and what it speaks of. */
export const featuresOf = (text: string, spoken: Spoken): Features => ({
  ...textFeatures(text),
  concepts: conceptFeatures(spoken),
});
