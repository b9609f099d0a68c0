import { expect, test } from 'vitest';
import { readPlace } from '#api/reading/extraction/place.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';

const markets = { de: 'de', en: 'us', fr: 'ch' } as const;
const read = (text: string, language: keyof typeof markets, asked?: ReadingOptions['asked']) =>
  readPlace(readMessage(text, { language, market: markets[language], asked, year: 2026 }));

test.each([
  ['en', 'I drive like 30 mi a day to Mass General', undefined],
  ['de', 'Wir wohnen in Tübingen', 'Tübingen'],
  ['de', 'PLZ 04109', '04109'],
  ['de', 'Mein Enkel hilft beim Tippen', undefined],
  ['de', 'Meine Eltern wohnen in Kiel', undefined],
  ['en', 'We live in Fort Collins', 'Fort Collins'],
  ['en', '02139', '02139', 'place'],
  ['en', 'The bill is $12000', undefined],
  ['fr', 'On habite à La Tour-de-Peilz', 'La Tour-de-Peilz'],
  ['fr', 'Une propriété par étages à Sion', 'Sion'],
  ['fr', '1260 Nyon', '1260'],
  ['de', 'Wir wohnen in Kassel und arbeiten in Kiel', 'Kassel'],
  ['de', 'Eins in Bonn und eins in Kiel', undefined],
  ['en', 'We flew to Miami', undefined],
  ['en', 'we live in boulder', 'boulder'],
  ['de', 'Ich arbeite in Kiel und wohne auch dort', 'Kiel'],
  ['de', 'Ich arbeite in Kiel', undefined],
  ['fr', 'ça tourne autour de 2100', undefined, 'energyBill'],
  ['de', 'Das sage ich nicht', undefined, 'place'],
  ['fr', '2400 francs par an', undefined, 'place'],
  ['fr', '2400 Le Locle', '2400', 'place'],
  ['de', 'Ich lade mein Auto bei Aldi', undefined],
  ['fr', 'je recharge à Sion mais j’habite à Sierre', 'Sierre'],
  ['en', 'We don’t live in Boulder', undefined],
  ['de', 'Nicht Kassel selbst, sondern Baunatal', 'Baunatal'],
  ['en', 'not in Denver itself, in Arvada', 'Arvada'],
  ['fr', 'Ce n’est pas Sion, c’est Savièse', 'Savièse'],
  ['de', 'Nicht Gas, sondern Pellets', undefined],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});
