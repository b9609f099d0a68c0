import { expect, test } from 'vitest';
import { readPlace } from '#api/reading/extraction/place.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) =>
  readPlace(readMessage(text, { language, market: usualMarket(language), asked, year: 2026 }));

test.each([
  ['de', 'Wil SG', 'Wil', 'place'],
  ['fr', 'Sierre VS', 'Sierre', 'place'],
  ['en', 'cookeville tn', 'cookeville', 'place'],
  ['en', 'In Fargo where my sister is they all have oil', undefined],
  ['en', 'We live in Boulder Creek', 'Boulder Creek'],
  ['en', 'Five nine oh eight six. What then', '59086', 'hasEV'],
  ['de', 'acht null drei drei eins', '80331', 'place'],
  ['fr', 'un deux zéro quatre', '1204', 'place'],
  ['en', 'five nine oh eight', undefined, 'place'],
  ['en', 'My wife is from Aberdeen', undefined],
  ['en', 'I am from Duluth', 'Duluth'],
  ['de', 'Ich bin Krankenschwester in Wechselschicht', undefined],
  ['de', 'Ich wohne in Ingolstadt', 'Ingolstadt'],
  ['en', 'We may go back to Halifax in 2029', undefined, 'place'],
  ['en', 'One of nine in a 1931 building', undefined, 'place'],
  ['de', 'Ich hab bei einer Solarfirma aus Leipzig unterschrieben', undefined],
  ['fr', 'Villa, 160 m2, Châtel-St-Denis.', 'Châtel-St-Denis'],
  ['en', 'Single family, Kailua, 1,350 sq ft. Would a battery work?', 'Kailua'],
  ['en', 'Brick ranch, Macon, 1,450 feet.', 'Macon'],
  ['en', 'Townhouse, Viessmann boiler, 2012', undefined],
  ['en', 'House, Victorian, 2,000 sq ft', undefined],
  ['de', 'EFH, Keller, 140 qm', undefined],
  ['fr', 'Villa, Minergie, 180 m2', undefined],
  ['en', 'I am a sound engineer in Bushwick. I have also tried the garage by Myrtle.', 'Bushwick'],
  ['en', 'A house with a garage in Reno', 'Reno'],
  ['fr', 'Dites-moi où s’inscrire pour un logement subventionné à Lausanne', undefined],
  ['fr', 'Bonjour de Bulle, combien ça coûte ?', 'Bulle'],
  ['de', 'Hallo aus Bad Tölz, was kostet das?', 'Bad Tölz'],
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
  ['en', 'Fair answer. Who runs this?', undefined, 'place'],
  ['en', 'Ugh. Can I run it myself?', undefined, 'place'],
  ['fr', 'Idem. Et la batterie ?', undefined, 'place'],
  ['de', 'Detto. Und der Speicher?', undefined, 'place'],
  ['en', 'Slate, south', undefined, 'place'],
  ['en', 'Yes, Leaf. Is that fine?', undefined, 'place'],
  ['en', 'It is cold by dinner', undefined, 'place'],
  ['en', 'He said it in Styrian, my plumber', undefined],
  ['de', 'Egal. Und jetzt?', undefined, 'place'],
  ['de', 'Kann ich das selber wieder in Gang setzen', undefined],
  ['de', 'Kirchseeon', 'Kirchseeon', 'place'],
  ['fr', 'Bon. Et après ?', undefined, 'place'],
  ['fr', 'Les tuiles sont d’origine', undefined, 'place'],
  ['fr', 'PAC, 2021', undefined, 'place'],
  ['fr', 'Gaz, 1996. Trop vieux ?', undefined, 'place'],
  ['fr', '1580', '1580', 'place'],
  ['fr', '2700 le mazout', undefined, 'place'],
  ['en', '80302. Does hail hurt panels?', '80302', 'heatingAge'],
  ['de', '04229. Wer hilft mir?', '04229', 'hasEV'],
  ['fr', '1580', undefined, 'hasEV'],
  ['de', 'Ich besitze ein Haus in Kassel, ich wohne in Rom', 'Kassel'],
  ['en', 'The next place is a condo in Denver', undefined],
  ['fr', 'Une vieille ferme de 1890', undefined],
  ['de', 'Nein, wir fahren Zug. Und das Wasser?', undefined, 'place'],
  ['en', 'We may go back to Boston in 2029', undefined],
  ['en', 'I was planning on going home to Denver with that money', undefined],
  ['en', 'There was some bill in Sacramento in spring', undefined],
  ['de', 'Ich pendle jeden Tag nach Schweinfurt', undefined],
  ['fr', 'Ma femme songe à vendre pour se rapprocher de Lausanne', undefined],
  ['fr', 'On me facture 11 centimes de Netzentgelt', undefined],
  ['fr', 'Nord-sud. Le courant m’a coûté 1900 de plus que promis', undefined, 'place'],
  ['en', 'Mahalo. Who runs this?', undefined, 'place'],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});

test.each([
  ['fr', '1580. Et ensuite ?', 'hasEV', '1580'],
  ['fr', '2014. Et ensuite ?', 'hasEV', undefined],
  ['fr', '1580', 'energyBill', undefined],
] as const)(
  '%s: where size and costs are known, four digits alone are a postcode: %s',
  (language, text, asked, place) => {
    const known = { homeSize: 1500, energyBill: 2000 };
    expect(readPlace(readMessage(text, { language, market: 'ch', asked, year: 2026, known }))).toBe(place);
  },
);

test('a postcode alone says more than the town that is known, and less than another postcode', () => {
  const of = (place: string) =>
    readPlace(
      readMessage('01602. Could I pay bit by bit?', { language: 'en', market: 'us', year: 2026, known: { place } }),
    );
  expect([of('Worcester'), of('01605')]).toEqual(['01602', undefined]);
});
