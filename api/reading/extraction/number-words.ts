import { fold } from '#api/reading/extraction/fold.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { pairedAt } from '#api/reading/extraction/paired-numbers.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';

const tableOf = (list: string, language: Language) => {
  const parts = list.split(' ').filter(Boolean);
  return new Map(
    parts.flatMap((word, at) => (at % 2 === 0 ? [[fold(word, language), Number(parts[at + 1])] as const] : [])),
  );
};
const tables = inEachLanguage(
  (language) =>
    [tableOf(writing[language].numbers, language), tableOf(writing[language].insideNumbers, language)] as const,
);

/** "two hundred and ten" is 210, "sixteen hundred" 1600, "one fifty" 150, "quatre-vingt-dix" 90, "mille deux" 1200. */
function add(parts: readonly number[]): number {
  const [first, last = 0] = parts;
  if (parts.length === 2 && first === 1000 && last > 1 && last < 10) return first + last * 100;
  let thousands = 0;
  let current = 0;
  for (const part of parts) {
    if (part === 1000) {
      thousands += (current || 1) * 1000;
      current = 0;
    } else if (part === 100) current = (current || 1) * 100;
    else if (part === 20 && current % 100 === 4) current += 76;
    else if (part >= 10 && current > 0 && current < 10) current = current * 100 + part;
    else current += part;
  }
  return thousands + current;
}

/** Letters; a shorter word is no number put together of others, nor is a longer one. */
const LONG = 6;
const LONGEST = 60;
const longestParts = inEachLanguage((language) => {
  const [known, joints] = tables[language];
  return Math.max(...[...known.keys(), ...joints.keys()].map((it) => it.length));
});

/** What a word is put together of, the longest first; undefined when it is no number to its end. */
function partsOf(word: string, language: Language): number[] | undefined {
  if (word === '') return [];
  const [known, joints] = tables[language];
  for (let end = Math.min(word.length, longestParts[language]); end > 0; end--) {
    const part = known.get(word.slice(0, end)) ?? joints.get(word.slice(0, end));
    const rest = part === undefined ? undefined : partsOf(word.slice(end), language);
    if (part !== undefined && rest) return [part, ...rest];
  }
  return undefined;
}

const isLongEnough = (word: string, language: Language) =>
  writing[language].joinsNumbers && word.length > LONG && word.length <= LONGEST;

/** All in one word: "hundertfünfundvierzig", units before tens, or "centoventuno". */
function numberInOne(word: string, language: Language): number | undefined {
  const parts = isLongEnough(word, language) ? partsOf(word, language) : undefined;
  if (!parts || parts.length < 2) return undefined;
  const turned = parts.flatMap((part, at) =>
    part < 10 && parts[at + 1] === 0
      ? [(parts[at + 2] ?? 0) + part]
      : parts[at - 1] === 0 && (parts[at - 2] ?? 0) < 10
        ? []
        : [part],
  );
  return add(turned.filter((part) => part > 0));
}

/** Whether a word is a number by itself: those are not misspelt others. */
export const isNumberWord = (word: string, language: Language) =>
  tables[language][0].has(word) || numberInOne(word, language) !== undefined;

/** The number that begins at word `at`, and how many words it takes; 0 words when there is none. */
export function numberAt(
  words: readonly { word: string; gap: string }[],
  at: number,
  language: Language,
): [number, number] {
  const [known, joints] = tables[language];
  const opening = words[at]?.word ?? '';
  const isOpening = known.has(opening) || joints.has(opening) || isWord(opening, 'hundredSlang', 'noughts');
  if (!isOpening && !isLongEnough(opening, language)) return [0, 0];
  const wordAt = (index: number): string => {
    const word = words[index];
    return word && (index === at || /^[\s-]*$/.test(word.gap)) ? word.word : '';
  };
  const paired = writing[language].hasPairedYears ? pairedAt(wordAt, at, known) : undefined;
  if (paired) return paired;
  const first = wordAt(at);
  const alone = known.get(first) ?? numberInOne(first, language);
  const next = known.get(wordAt(at + 1));
  if (alone === undefined && !(joints.get(first) === 1 && next !== undefined && next >= 20)) return [0, 0];
  if (alone === undefined && hasPart(wordAt(at + 1), 'roundNumbers')) return [next ?? 0, 2];
  const parts = [alone ?? 1];
  let end = at + 1;
  for (; end < at + 8; end++) {
    const part = known.get(wordAt(end)) ?? numberInOne(wordAt(end), language);
    if (part !== undefined && mayFollow(parts, part)) parts.push(part);
    else if (isOneHundred(wordAt, end, language) && parts.length === 1 && (parts[0] ?? 0) >= 20) parts.push(1);
    else if (joints.get(wordAt(end)) !== 0 || !joinsOn(parts, known.get(wordAt(end + 1)))) break;
  }
  return [add(parts), end - at];
}

/** "Twenty one hundred". */
const isOneHundred = (wordAt: (index: number) => string, at: number, language: Language) =>
  writing[language].hasPairedYears && isWord(wordAt(at), 'ones') && isWord(wordAt(at + 1), 'hundred');

function joinsOn(parts: readonly number[], next = 0): boolean {
  const last = parts.at(-1) ?? 0;
  return next > 0 && next < 100 && last >= 20 && last > next;
}

function mayFollow(parts: readonly number[], part: number): boolean {
  const last = parts.at(-1) ?? 0;
  if (part >= 100) return last < part;
  if (last === 4 && part === 20) return parts.length === 1 || (parts.at(-2) ?? 0) >= 100;
  if (last < 10) return part >= 20 && parts.length === 1;
  return part < last && (last >= 20 || (last === 10 && part >= 7));
}
