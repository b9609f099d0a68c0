import { expect, test } from 'vitest';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';

test.each([
  ['de', 'Wir wohnen im 3. Stock. Geht das?', ['Wir wohnen im 3. Stock.', 'Geht das?']],
  ['de', 'Der Antrag geht bis zum 1. Mai. Und dann?', ['Der Antrag geht bis zum 1. Mai.', 'Und dann?']],
  ['de', 'Wir brauchen 11. Reicht das?', ['Wir brauchen 11.', 'Reicht das?']],
  ['de', 'Gas, Baujahr 1998. Was kostet eine Wärmepumpe?', ['Gas, Baujahr 1998.', 'Was kostet eine Wärmepumpe?']],
  ['en', 'I am 71. Is it worth it?', ['I am 71.', 'Is it worth it?']],
  [
    'en',
    'the furnace is from nineteen ninety does it have to come out soon',
    ['the furnace is from nineteen ninety', 'does it have to come out soon'],
  ],
  ['en', 'The roof is fine, I know what it can do', ['The roof is fine, I know what it can do']],
  ['de', 'wir haben gas von 1998 wie lange hält die noch', ['wir haben gas von 1998', 'wie lange hält die noch']],
  ['fr', 'on a le gaz de 1998 combien ça coûte de changer', ['on a le gaz de 1998', 'combien ça coûte de changer']],
  ['de', 'Das geht im Altbau ned. Stimmt des?', ['Das geht im Altbau ned. Stimmt des?']],
  ['en', 'They only last ten years. true?', ['They only last ten years. true?']],
  ['en', 'They change it any time. Is that so', ['They change it any time.', 'Is that so']],
  ['fr', 'Ça ne marche pas en montagne. C’est vrai ?', ['Ça ne marche pas en montagne. C’est vrai ?']],
] as const)('%s: "%s" has these sentences', (language, message, sentences) => {
  expect(sentencesOf(message, language)).toEqual(sentences);
});
