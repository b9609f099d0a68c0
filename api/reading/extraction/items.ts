import type { Concept, Concepts } from '#api/reading/extraction/concepts.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import { createLexicon, type Lexicon } from '#api/reading/extraction/lexicon.ts';
import { isNumberWord, numberAt } from '#api/reading/extraction/number-words.ts';
import { spelledOut } from '#api/reading/extraction/ruled-out.ts';
import { type Token, tokensOf } from '#api/reading/extraction/tokens.ts';
import { wordLists } from '#api/reading/extraction/words/all.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';
import type { Language } from '#domain/place.ts';

/** A word, phrase or number of a text with what it can stand for. */
export interface Item {
  raw: string;
  word: string;
  is: Concepts;
  value: number | undefined;
  gap: string;
  /** Somebody else's, or of the past. */
  isOff: boolean;
  isNegated: boolean;
}

const lexicons = new Map<Language, Lexicon>();
function lexiconOf(language: Language): Lexicon {
  const lexicon = lexicons.get(language) ?? createLexicon(wordLists[language], language);
  lexicons.set(language, lexicon);
  return lexicon;
}
export function isAny(item: Item | undefined, ...concepts: readonly Concept[]): boolean {
  if (item === undefined || item.is.size === 0) return false;
  for (const concept of concepts) if (item.is.has(concept)) return true;
  return false;
}

type Word = Pick<Token, 'word' | 'value' | 'gap'>;

const nothing: Concepts = new Set();
const respelled = new Map(Object.values(writing).flatMap((it) => Object.entries(it.respelled)));

/** Items of a text in order, and what stands after the last. */
export function itemsOf(text: string, language: Language): { items: Item[]; end: string } {
  const lexicon = lexiconOf(language);
  const tokens = tokensOf(text, language);
  const last = tokens.pop();
  const words = tokens.map(({ raw, word, value, gap }): Word => {
    const spelt = respelled.get(raw.toLowerCase());
    const isNumber = value !== undefined || isNumberWord(word, language);
    return { word: spelt ?? (isNumber ? word : lexicon.spell(word)), value, gap };
  });
  const items: Item[] = [];
  for (let at = 0; at < words.length; ) {
    const [item, length] = itemAt(words, at, lexicon, language);
    const first = tokens[at] as Token;
    const end = tokens[at + length - 1] as Token;
    const raw = text.slice(first.start, end.start + end.raw.length);
    const { value } = item;
    const is = spelledOut(raw, tokens[at + length]?.raw, item.is);
    items.push({ is, value, raw, word: first.word, gap: first.gap, isOff: false, isNegated: false });
    at += length;
  }
  return { items, end: last?.gap ?? '' };
}

type Read = [{ is: Concepts; value?: number | undefined }, number];

/** "2.5k" and "22 hundred" are one number. */
function digitsAt(words: readonly Word[], at: number, digits: number, lexicon: Lexicon, language: Language): Read {
  const next = words[at + 1];
  if (!next || next.gap.length > 1) return [{ is: nothing, value: digits }, 1];
  const isCents = !writing[language].centIsHundred && isWord(next.word, 'cents');
  if (digits < 100 && isWord(next.word, 'hundred') && !isCents) return [{ is: nothing, value: digits * 100 }, 2];
  const isThousands = digits < 1000 && lexicon.phraseAt(words, at + 1).concepts.has('thousand');
  return isThousands ? [{ is: nothing, value: digits * 1000 }, 2] : [{ is: nothing, value: digits }, 1];
}

const numbered = [
  'years',
  'months',
  'm2',
  'sqft',
  'eur',
  'chf',
  'usd',
  'thousand',
  'otherUnit',
  'kw',
  'units',
] as const;
const isUnit = (is: Concepts) => numbered.some((concept) => is.has(concept));
/** French "il est neuf", with nothing that is counted after it: new, not nine. */
const isNewWord = (words: readonly Word[], at: number, lexicon: Lexicon) =>
  isWord(words[at]?.word, 'newOrNine') &&
  isWord(words[at - 1]?.word, 'beforeNew') &&
  !isUnit(lexicon.phraseAt(words, at + 1).concepts) &&
  !isWord(words[at + 1]?.word, 'afterNine');

function itemAt(words: readonly Word[], at: number, lexicon: Lexicon, language: Language): Read {
  const phrase = lexicon.phraseAt(words, at);
  if (phrase.length > 1) return [{ is: phrase.concepts }, phrase.length];
  const digits = words[at]?.value;
  if (digits !== undefined) return digitsAt(words, at, digits, lexicon, language);
  if (isNewWord(words, at, lexicon)) return [{ is: phrase.concepts }, 1];
  const [value, length] = numberAt(words, at, language);
  return length > 0 ? [{ is: nothing, value }, length] : [{ is: phrase.concepts }, 1];
}
