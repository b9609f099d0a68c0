import { expect, test } from 'vitest';
import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import type { Language } from '#domain/place.ts';

const asked: [Language, string][] = [
  ['de', 'Was kostet das?'],
  ['de', 'was kostet eine wärmepumpe'],
  ['de', 'können sie mir sagen wie laut das ist'],
  ['de', 'Und wie geht es weiter'],
  ['de', 'Ich würde gern wissen, ob das geht'],
  ['en', 'how much is it'],
  ['en', 'Tell me about batteries'],
  ['en', "I'm asking will 120 volt be enough"],
  ['de', 'nein, ich meinte was das kostet'],
  ['fr', 'combien ça coûte'],
  ['fr', "la facture a pris l'ascenseur, qu'est-ce que je peux faire"],
  ['fr', 'Est-ce que ça vaut la peine'],
  ['fr', 'Vous installez tout ça, non !'],
];
test.each(asked)('%s: "%s" asks', (language, text) => expect(isQuestion(text, language)).toBe(true));

const told: [Language, string][] = [
  ['de', 'Wir heizen mit Gas.'],
  ['de', 'Das Dach zeigt nach Süden'],
  ['en', 'We heat with gas.'],
  ['en', 'yes i mean the second one'],
  ['de', 'ja ich mein das zweite'],
  ['fr', 'Nous chauffons au gaz.'],
  ['fr', 'Non !!'],
  ['de', 'Stimmt!'],
  ['de', 'Hallo, wir heizen mit Gas.'],
];
test.each(told)('%s: "%s" tells', (language, text) => expect(isQuestion(text, language)).toBe(false));
