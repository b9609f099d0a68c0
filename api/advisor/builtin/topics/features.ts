import type { Spoken } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { readableWords } from '#api/advisor/builtin/topics/readable-words.ts';

const PIECES = [3, 4, 5];

/** Of FNV-1a the upper 24 bits: the same number for the same letters everywhere. Of a thousand letters unknown, two or three pass for known ones. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 8;
}

/** Letters and digits apart: "10kWp" is a number and a unit. */
const wordsOf = (text: string) => readableWords(text, /\p{Letter}+|\d+/gu);

function piecesOf(word: string): string[] {
  const framed = `<${word}>`;
  return PIECES.flatMap((length) =>
    Array.from({ length: Math.max(0, framed.length - length + 1) }, (_, at) => framed.slice(at, at + length)),
  );
}

export interface Features {
  /** Words and their neighbours. */
  words: number[];
  /** Parts of words, which know the mistyped and the inflected. */
  pieces: number[];
  /** What is spoken of, and each two things spoken of together. */
  concepts: number[];
}

const numbered = (kind: string, texts: readonly string[]) => [...new Set(texts.map((it) => numberOf(`${kind}${it}`)))];

/** What a question is recognised by, each once: its words and what it speaks of. Numbers count as such, whatever they are. */
export function featuresOf(text: string, spoken: Spoken): Features {
  const words = wordsOf(text);
  const shown = ['^', ...words.map((word) => (/^\d/.test(word) ? '#' : word)), '$'];
  const pairs = shown.slice(1).map((word, at) => `${shown[at]} ${word}`);
  const concepts = [...spoken].sort((one, other) => one - other);
  const both = concepts.flatMap((one, at) => concepts.slice(at + 1).map((other) => `${one}+${other}`));
  return {
    words: numbered('w', [...words, ...pairs]),
    pieces: numbered('p', words.flatMap(piecesOf)),
    concepts: numbered('c', [...concepts.map(String), ...both]),
  };
}
