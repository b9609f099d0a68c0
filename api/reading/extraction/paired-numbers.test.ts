import { expect, test } from 'vitest';
import { numberAt } from '#api/reading/extraction/number-words.ts';
import { tokensOf } from '#api/reading/extraction/tokens.ts';
import type { Language } from '#domain/place.ts';

test.each([
  ['nineteen eighty four', 1984],
  ['twenty oh six', 2006],
  ['twenty two hundred', 2200],
  ['eighteen fifty', 1850],
  ['two fifteen', 215],
  ['two sixty two eighty', 260],
  ['a buck fifty', 150],
  ['buck eighty five', 185],
  ['eighteen fifty feet', 1850],
])('%s is %d', (words, value) => expect(numberAt(tokensOf(words, 'en'), 0, 'en')[0]).toBe(value));

test.each([
  ['ten fifteen years', 10],
  ['thirty forty', 30],
  ['two three', 2],
])('%s names two numbers', (words, first) => expect(numberAt(tokensOf(words, 'en'), 0, 'en')[0]).toBe(first));

test.each<[Language, string]>([
  ['de', 'achtzehn fünfzig'],
  ['fr', 'dix-huit cinquante'],
])('%s says no number in two: %s', (language, words) => {
  expect(numberAt(tokensOf(words, language), 0, language)[0]).toBe(18);
});
