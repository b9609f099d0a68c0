import { writing } from '#api/reading/extraction/words/writing/all.ts';

const GROUP = "[.,'’\\u00a0\\u202f ]";
const NUMBER = new RegExp(`\\d{1,3}(?:${GROUP}\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?`, 'g');

/** What a number may mean: the sign before three digits groups them in one country and parts a fraction in another. */
function readings(text: string): number[] {
  const plain = text.replace(/['’\u00a0\u202f ]/g, '');
  const grouped = plain.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.');
  return [Number(grouped), Number(plain.replace(',', '.'))].filter(Number.isFinite);
}

const figureWords = Object.values(writing).flatMap(({ figures }) => figures);
const spelled = new RegExp(`^(?:${figureWords.join('|').replaceAll('*', '\\p{L}*')})$`, 'iu');

/** Names with a number in them: CO2, R290, E10. */
const NAME = /^\p{Lu}{1,2}\d{1,3}\p{L}?$/u;
/** A number and its unit in one: 11kW, 140m2. */
const WITH_UNIT = /^([\d.,]+)(\p{L}{1,4}2?)$/u;
const FOREIGN_DIGIT = /(?!\d)\p{Nd}/u;
/** The number of a list's entry. */
const ENTRY = /^\s*(\d{1,2})[.)]\s/;

export const fold = (word: string) => word.normalize('NFKC').toLowerCase();

/** The numbers of a text. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(NUMBER)].flatMap(([number]) => readings(number));
}

/** The figures and words that may be said, since somebody gave them. */
export interface Given {
  /** Of our own code: its names count too. */
  add(text: string): void;
  /** Of the visitor: numbers alone. */
  addNumbers(text: string): void;
  has(number: number): boolean;
  hasWord(word: string): boolean;
}

export function createGiven(): Given {
  const numbers = new Set<number>();
  const words = new Set<string>();
  const addNumbers = (text: string) => {
    for (const number of numbersIn(text)) numbers.add(number);
    for (const [word] of text.matchAll(/\p{L}+/gu)) if (spelled.test(word)) words.add(fold(word));
  };
  return {
    add(text) {
      addNumbers(text);
      for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) words.add(fold(word));
    },
    addNumbers,
    has: (number) => numbers.has(number),
    hasWord: (word) => words.has(fold(word)),
  };
}

const isNumber = (part: string) => /^\d[\d.,'’\u00a0\u202f ]*$/.test(part);

function isGiven(part: string, given: Given): boolean {
  if (FOREIGN_DIGIT.test(part)) return false;
  if (isNumber(part)) return numbersIn(part).some(given.has);
  if (!/\d/.test(part)) return !spelled.test(part) || given.hasWord(part);
  const [, number] = WITH_UNIT.exec(part) ?? [];
  if (number) return numbersIn(number).some(given.has);
  return NAME.test(part) || given.hasWord(part);
}

const PART = new RegExp(
  `\\d{1,3}(?:${GROUP}\\d{3})+(?:[.,]\\d{1,2})?(?![\\d\\p{L}])|\\d[\\d.,]*\\d(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}]+`,
  'gu',
);

/** The first part of a line that reaches beyond `start` and states a figure nobody gave; undefined when there is none. */
export function strangerIn(line: string, start: number, given: Given): string | undefined {
  const entry = ENTRY.exec(line)?.[0].length ?? 0;
  const isNew = (it: RegExpExecArray) => it.index >= entry && it.index + it[0].length > start;
  return [...line.matchAll(PART)]
    .filter(isNew)
    .map(([part]) => part)
    .find((part) => !isGiven(part, given));
}
