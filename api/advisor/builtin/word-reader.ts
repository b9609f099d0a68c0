import { fold } from '#api/advisor/builtin/fold.ts';
import type { Vocabulary } from '#api/advisor/builtin/vocabulary/vocabulary.ts';

/** One word of a text as the terms it is searched by: its stem, or what it means, and the parts of a compound. */
export type Word = readonly string[];

const SHORTEST_STEM = 4;
const SHORTEST_PART = 4;
const LONGEST_PHRASE = 4;
/** Letters; the search takes time and memory with the square of a word's length. */
const LONGEST_WORD = 60;

const split = (text: string) =>
  fold(text)
    .replaceAll(/(\d+)(kwp|kwh|kw|watt|m2|qm|grad|jahre|ans)\b/g, '$1 $2')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST_WORD));

/** Reads texts of one language into search terms. */
export function createWordReader({ stopWords, synonyms, endings, compounds }: Vocabulary): (text: string) => Word[] {
  const stops = new Set(split(stopWords));
  const stem = (word: string) => {
    const short = word.replace(endings, '');
    return short.length >= SHORTEST_STEM ? short : word;
  };
  const meanings = new Map<string, string>();
  for (const line of synonyms) {
    const forms = line.split(' ').map(fold);
    const meaning = stem(forms[0] ?? '');
    for (const form of forms) meanings.set(form, meaning).set(stem(form), meaning);
  }
  const parts = compounds ? [...meanings].filter(([form]) => form.length >= SHORTEST_PART && !form.includes('_')) : [];

  const termsOf = (word: string): Word => {
    const meaning = meanings.get(word) ?? meanings.get(stem(word));
    if (meaning) return [meaning];
    const found = parts.filter(
      ([part]) => word.length > part.length + 2 && (word.startsWith(part) || word.endsWith(part)),
    );
    return [...new Set([stem(word), ...found.map(([, it]) => it)])];
  };

  const phraseAt = (words: readonly string[], start: number) => {
    for (let length = LONGEST_PHRASE; length > 1; length--) {
      const meaning = meanings.get(words.slice(start, start + length).join('_'));
      if (meaning && start + length <= words.length) return { meaning, length };
    }
    return undefined;
  };

  return (text) => {
    const words = split(text);
    const read: Word[] = [];
    for (let at = 0; at < words.length; at++) {
      const phrase = phraseAt(words, at);
      const word = words[at] ?? '';
      if (phrase) {
        read.push([phrase.meaning]);
        at += phrase.length - 1;
      } else if (!stops.has(word) && word.length > 1) read.push(termsOf(word));
    }
    return read;
  };
}
