import { expect, test } from 'vitest';
import { otherAnswersIn, sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';

test.each([
  ['de', 'Wir wohnen im 3. Stock. Wer zahlt das?', ['Wir wohnen im 3. Stock.', 'Wer zahlt das?']],
  ['de', 'Der Antrag geht bis zum 1. Mai. Und dann?', ['Der Antrag geht bis zum 1. Mai.', 'Und dann?']],
  ['de', 'Wir brauchen 11. Wer zahlt das?', ['Wir brauchen 11.', 'Wer zahlt das?']],
  ['de', 'Gas, Baujahr 1998. Was kostet eine Wärmepumpe?', ['Gas, Baujahr 1998.', 'Was kostet eine Wärmepumpe?']],
  ['en', 'I am 71. How long does it last?', ['I am 71.', 'How long does it last?']],
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
  ['de', 'Der Händler gibt 0 % bis Freitag. Taugt das was?', ['Der Händler gibt 0 % bis Freitag. Taugt das was?']],
  ['en', 'Dealers say 0% if I sign by the 30th. Any good?', ['Dealers say 0% if I sign by the 30th. Any good?']],
  ['fr', 'On me propose 0 %. C’est sérieux ?', ['On me propose 0 %. C’est sérieux ?']],
  ['fr', 'Ça ne marche pas en montagne. C’est vrai ?', ['Ça ne marche pas en montagne. C’est vrai ?']],
] as const)('%s: "%s" has these sentences', (language, message, sentences) => {
  expect(sentencesOf(message, language)).toEqual(sentences);
});

test.each([
  ['de', 'Bringt das noch etwas oder ist das verlorenes Geld?', ['ist das verlorenes Geld?']],
  ['de', 'Lohnt sich das oder soll ich eine Batterie nehmen?', []],
  ['en', 'Do they have to agree or can they say no?', ['can they say no?']],
  ['en', 'How loud is it and is that allowed?', []],
  ['fr', 'Est-ce que ça vaut la peine ou faut-il attendre ?', ['faut-il attendre ?']],
] as const)('%s: "%s" offers these other answers', (language, message, others) => {
  expect([...otherAnswersIn(message, language)]).toEqual(others);
});
