import { expect, test } from 'vitest';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';

test.each([
  ['de', 'Wir wohnen im 3. Stock. Geht das?', ['Wir wohnen im 3. Stock.', 'Geht das?']],
  ['de', 'Der Antrag geht bis zum 1. Mai. Und dann?', ['Der Antrag geht bis zum 1. Mai.', 'Und dann?']],
  ['de', 'Wir brauchen 11. Reicht das?', ['Wir brauchen 11.', 'Reicht das?']],
  ['de', 'Gas, Baujahr 1998. Was kostet eine Wärmepumpe?', ['Gas, Baujahr 1998.', 'Was kostet eine Wärmepumpe?']],
  ['en', 'I am 71. Is it worth it?', ['I am 71.', 'Is it worth it?']],
] as const)('%s: "%s" has these sentences', (language, message, sentences) => {
  expect(sentencesOf(message, language)).toEqual(sentences);
});
