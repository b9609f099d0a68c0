import { expect, test } from 'vitest';
import { keptIn, keptWordsSchema } from '#domain/kept-words.ts';
import { inEachLanguage, languages } from '#domain/place.ts';

test('words are read in the language that is asked for', () => {
  const words = inEachLanguage((language) => `words in ${language}`);
  for (const language of languages) expect(keptIn(words, language)).toBe(`words in ${language}`);
});

test('words of before a language came are read in another', () => {
  const words = keptWordsSchema.parse({ [languages[1]]: 'written' });
  expect(languages.map((it) => keptIn(words, it))).toEqual(languages.map(() => 'written'));
  expect(keptIn({}, languages[0])).toBe('');
});
