import { expect, test } from 'vitest';
import { MASK, maskPersonal } from '#api/reading/masking/mask-personal.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';

test.each([
  ['schreiben Sie an ada.lovelace@example.org bitte', 'ada.lovelace'],
  ['Rufen Sie mich an: 0170 1234567', '1234'],
  ['Rufen Sie mich an: +49 (30) 123 45 67-8', '123'],
  ['Tel. 030/1234567', '1234567'],
  ['call me at (555) 123-4567', '4567'],
  ['mon numéro : 079 123 45 67', '123 45'],
  ['meine IBAN DE89 3704 0044 0532 0130 00', '3704'],
  ['sieh https://example.org/ada', 'ada'],
  ['Ich heiße ada lovelace und habe ein Haus', 'lovelace'],
  ['Mein Name ist Bo Ek.', 'Ek'],
  ['My name is ada lovelace', 'lovelace'],
  ['Je m’appelle Zoé Müller', 'Zoé'],
  ["je m'appelle zoé", 'zoé'],
  ['Grüße an Frau Dr. Anna von Berg', 'Berg'],
  ['Mr Smith told me so', 'Smith'],
  ['C’est Mme Dupont qui demande', 'Dupont'],
  ['Viele Grüße\nAda', 'Ada'],
  ['Kind regards, Ada', 'Ada'],
  ['Cordialement, Zoé', 'Zoé'],
  ['Wir wohnen in der Musterstraße 12a in Berlin', '12'],
  ['Hauptstr. 5', 'Hauptstr'],
  ['Am Alten Markt 7', 'Markt'],
  ['we live at 12 Old Mill Road', 'Mill'],
  ['1600 Pennsylvania Ave', 'Pennsylvania'],
  ['12, rue de la Paix', 'Paix'],
  ['j’habite chemin des Vignes 4', 'Vignes'],
  ['Haus in 10437 Berlin', '10437'],
  ['chalet à 1950 Sion', '1950'],
])('hides who somebody is in: %s', (text, secret) => {
  const masked = maskPersonal(text);
  expect(masked).toContain(MASK);
  expect(masked).not.toContain(secret);
});

test('hides the names that are known, in whatever words they stand', () => {
  expect(maskPersonal('Lovelace wohnt in Bad Tölz.', ['Ada Lovelace', 'Bad Tölz'])).toBe(`${MASK} wohnt in ${MASK}.`);
});

test.each([
  'Das Haus hat 150 m² und wurde 1975 gebaut.',
  'Wir brauchen 12.500 kWh Gas und 4.200 kWh Strom im Jahr, bei 0,35 €/kWh.',
  'Eine Wärmepumpe kostet 24.900 bis 32.000 Euro, die Förderung 30 bis 70 %.',
  'We use 9,000 kWh a year and pay $2,400.',
  'Notre maison de 120 m² consomme 18 000 kWh de gaz, soit 2 100 CHF.',
  'Von 2026 bis 2045, also 20 Jahre, mit 10 kWp und 10 kWh Speicher.',
  'Ich bin Mieter. Ist das ein Problem?',
  'Im Keller ist Platz für 2 Geräte.',
  'This is what I want, in winter 2024.',
  'Im Keller 2 Geräte, im Jahr 2024 gebaut.',
  'The roof faces south, 45 degrees, 40 square feet.',
])('leaves what is said of a home: %s', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

test.each(['a ', 'A. ', '1 ', '0-', 'a@', 'Am A ', 'rue de '])('costs little, whatever is written: %s', (piece) => {
  const start = performance.now();
  maskPersonal(piece.repeat(MAX_MESSAGE_LENGTH), [piece.repeat(10)]);
  expect(performance.now() - start).toBeLessThan(200);
});
