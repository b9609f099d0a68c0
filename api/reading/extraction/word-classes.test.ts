import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { fold } from '#api/reading/extraction/fold.ts';
import { hasPart, isWord } from '#api/reading/extraction/is-word.ts';
import { partClasses } from '#api/reading/extraction/part-classes.ts';
import { wordClasses } from '#api/reading/extraction/word-classes.ts';
import { partClassLists, wordClassLists } from '#api/reading/extraction/words/classes/all.ts';
import { languages } from '#domain/place.ts';

describe('a class of words', () => {
  test('holds words of one language at least', () => {
    const [words, parts] = [Object.values(wordClassLists), Object.values(partClassLists)];
    expect(wordClasses.filter((name) => words.every((list) => list[name].length === 0))).toEqual([]);
    expect(partClasses.filter((name) => parts.every((list) => list[name].length === 0))).toEqual([]);
  });

  test.each(languages)('holds words of %s as they are folded', (language) => {
    const unheard = wordClasses.flatMap((name) => {
      const found = wordClassLists[language][name].filter((word) => fold(word, language) !== word);
      return found.length > 0 ? [[name, found]] : [];
    });
    expect(unheard).toEqual([]);
  });

  test('holds no word twice', () => {
    const lists = [...Object.values(wordClassLists), ...Object.values(partClassLists)].flatMap((it) =>
      Object.values(it),
    );
    expect(lists.filter((list) => new Set(list).size < list.length)).toEqual([]);
  });

  test('knows the words of every language, and of all classes that are named', () => {
    expect(['seit', 'since', 'depuis'].every((word) => isWord(word, 'since'))).toBe(true);
    expect(isWord('gegen', 'since')).toBe(false);
    expect(isWord(undefined, 'since')).toBe(false);
  });
});

describe('a class of parts', () => {
  test.each([
    ['Hausbesitz', 'possession', true],
    ['sehr teuer', 'expensiveAnyhow', true],
    ['teuerste', 'expensiveAnyhow', false],
    ['Kaputtes', 'fails', true],
    ['ganz kaputt', 'fails', false],
    ['Chez nous', 'atOurPlace', true],
    ['chez nous tous', 'atOurPlace', false],
    ['Heizung', 'heatingDevices', true],
    ['Heizöl', 'heatingDevices', false],
    ['Heizölkessel', 'heatingDevices', true],
    ["d'à côté", 'nextDoor', true],
    ['hmmm', 'hesitates', true],
    ["l'an dernier", 'yearWords', true],
    ['dans', 'yearWords', false],
    ['Bad', 'spaTowns', true],
    ['bad', 'spaTowns', false],
    [undefined, 'fails', false],
  ] as const)('%s of %s: %s', (raw, name, isFound) => expect(hasPart(raw, name)).toBe(isFound));
});

describe('a rule', () => {
  const folder = import.meta.dirname;
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));

  /** What stands in regular expressions beside escapes and sets of characters. */
  const lettersIn = (pattern: string) =>
    pattern.replace(/\\[pu]\{\w+\}|\\u\w{4}|\\.|\[[^\]]*\]|\?<\w+>/g, ' ').match(/\p{L}{2,}/gu) ?? [];

  function wordsOfPatterns(file: string, text: string): string[] {
    const found: string[] = [];
    const note = (pattern: string) => found.push(...lettersIn(pattern).map((letters) => `${file}: ${letters}`));
    new Visitor({ Literal: (node) => void ('regex' in node && note(node.regex.pattern)) }).visit(
      parseSync(file, text).program,
    );
    return found;
  }

  /** Signs of currencies after "95.-". */
  const signs = ['eur', 'fr', 'chf', 'sfr'].map((sign) => `tokens.ts: ${sign}`);
  test('holds no word in a regular expression', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(({ file, text }) => wordsOfPatterns(file, text))).toEqual(signs);
  });

  test('compares with no word', () => {
    const compared =
      /\b(?:word|raw)\b\)? ?[!=]== '(?=\p{L}{2})[^']+'|\b(?:word|raw)\??\.(?:starts|ends)With\(' ?\p{L}/gu;
    expect(sources.flatMap(({ file, text }) => (text.match(compared) ?? []).map((it) => `${file}: ${it}`))).toEqual([]);
  });
});
