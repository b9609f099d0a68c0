import { expect, test } from 'vitest';
import { readCar } from '#api/reading/extraction/car.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';

const markets = { de: 'de', en: 'us', fr: 'ch' } as const;
const read = (text: string, language: keyof typeof markets, asked?: ReadingOptions['asked']) =>
  readCar(readMessage(text, { language, market: markets[language], asked, year: 2026 }));

test.each([
  ['de', 'Nein, nur einen kleinen Benziner. Der Installateur möchte eine Anzahlung', 'no', 'hasEV'],
  ['de', 'Des hab i net gsogt, a Wärmepumpe interessiert mi schon', undefined, 'hasEV'],
  ['de', 'E-Auto? Haben wir nicht.', 'no'],
  ['de', 'Wir haben zwei Autos, eins davon elektrisch', 'yes'],
  ['de', 'Mein nächstes Auto wird ein elektrisches', 'planning'],
  ['de', 'Den Tesla haben wir verkauft', 'no'],
  ['en', 'nah we do not', 'no', 'hasEV'],
  ['en', 'I traded in my truck for a Leaf', 'yes'],
  ['en', 'It is all electric heat', undefined],
  ['en', 'perhaps next year', 'planning', 'hasEV'],
  ['fr', 'nous n’en avons pas', 'no', 'hasEV'],
  ['fr', 'la chaudière a 8 ans', undefined, 'hasEV'],
  ['fr', 'la maison a 3 ans', undefined, 'hasEV'],
  ['fr', 'Une voiture électrique est commandée', 'planning'],
  ['fr', 'Ma sœur a une Tesla', undefined],
  ['fr', 'd’accord', undefined, 'hasEV'],
  ['fr', 'oui', 'yes', 'hasEV'],
  ['fr', 'et si on attend 2027', undefined, 'hasEV'],
  ['en', 'two gas cars', 'no', 'hasEV'],
  ['en', 'EVs are too expensive', undefined],
  ['de', 'Unser Zweitwagen fährt mit Strom', 'yes'],
  ['de', 'Die Heizung läuft mit Strom', undefined],
  ['de', 'Wir möchten das E-Auto nachts laden', 'yes'],
  ['de', 'Wir möchten ein E-Auto', 'planning'],
  ['fr', 'Le jour où la Clio lâche, on passe à l’électrique', 'planning'],
  ['fr', 'On se chauffe à l’électrique', undefined],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});
