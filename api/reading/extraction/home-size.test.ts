import { expect, test } from 'vitest';
import { readHomeSize } from '#api/reading/extraction/home-size.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) =>
  readHomeSize(readMessage(text, { language, market: usualMarket(language), asked, year: 2026 }));

test.each([
  ['en', 'Bungalow, 1100 main 900 up', 2000],
  ['en', '28 by 56', 1568, 'homeSize'],
  ['en', '28 by 56', undefined],
  ['en', 'Our brick house on the hill is about twenty three hundred feet', 2300],
  ['en', 'Log house twenty one hundred feet.', 2100],
  ['en', 'Log house twenty one hundred feet.', 2100, 'energyBill'],
  ['en', 'eighteen fifty square feet', 1850, 'homeSize'],
  ['en', 'twenty four fifty feet', 2450, 'homeSize'],
  ['fr', 'vingt sous zéro ici', undefined, 'homeSize'],
  ['de', 'minus 20 war es, da ist die heizung eingefroren', undefined, 'homeSize'],
  ['de', 'Reihenmittelhaus, 125 m². Beide Dachseiten haben je so 30 Quadratmeter.', 1345],
  ['de', '52 qm. und so ein balkonkraftwerk, darf ich das einfach anstecken?', 560, 'homeType'],
  ['de', '52 qm, reicht das?', undefined, 'roofType'],
  ['en', 'House 1,950 ft, propane.', 1950],
  ['en', '1,480 I think. Can I speak to a lady?', 1480, 'roofType'],
  ['en', '1,480 I think. Can I speak to a lady?', undefined, 'energyBill'],
  ['en', '$1,480. Is that much?', undefined, 'roofType'],
  ['en', '1998. Is that old?', undefined, 'roofType'],
  ['en', '1993 Lennox. What does a heat pump go for?', undefined, 'homeSize'],
  ['en', '1993. Two floors.', 1993, 'homeSize'],
  ['de', 'Hof, Wohnhaus 240.', 2583, 'homeType'],
  ['fr', 'maison individuelle cent quarante mètres et puis elle mange combien', 1507, 'homeType'],
  ['fr', 'Ancienne maison, 145 m2.', 1561],
  ['en', 'We have a lovely old house, 1,900 sq ft', 1900],
  ['en', 'Our old house had 1,900 sq ft', undefined],
  ['fr', '90 m² par étage, deux étages', 1938],
  ['de', '90 m² pro Etage, zwei Etagen', 1938],
  ['en', '900 sq ft per floor, on two floors', 1800],
  ['en', 'two stories, 900 square feet each', 1800],
  ['fr', '90 m² par étage', 969],
  ['de', '58qm. was bringt so ein ding? hab bei lidl eins für 399 gesehn', 624, 'homeSize'],
  ['de', 'Nein, 140 m²', 1507],
  ['en', 'The roofs are 640 and 590 sq ft', undefined],
  ['fr', '60 degrés, et 45 en été', undefined, 'homeSize'],
  ['de', 'Eigentumswohnung, 84 qm. Wir haben ein Flachdach, rund 400 qm', 904],
  ['de', 'Haus mit Flachdach, 140 qm', 1507],
  ['en', 'My in-laws are building an ADU behind us, 800 square feet', undefined],
  ['en', 'yes single family house about two thousand two hundred square feet and what does it cost?', 2200, 'homeSize'],
  ['en', 'about 1,900 sq ft. The boiler looks ancient, sticker says 1996', 1900, 'homeSize'],
  ['de', 'Das Scheunendach hat 200 qm', undefined],
  ['de', '156 qm statt 181 qm', 1679],
  ['de', 'Unten 80 qm und oben 70 qm', 1614],
  ['de', 'Das Grundstück hat 600 qm', undefined],
  ['de', 'Ohne Keller 100 qm', 1076],
  ['en', '22 hundred square feet', 2200],
  ['en', 'The deck is 300 sq ft, the house 1,900', 1900],
  ['en', 'about 1,450', 1450, 'homeSize'],
  ['en', 'about 1,450', undefined],
  ['fr', 'La maison n’a que 90 m²', 969],
  ['fr', 'Le logement fait 85 m²', 915],
  ['fr', 'entre 100 et 110', 1130, 'homeSize'],
  ['de', 'Baujahr 1974', undefined, 'homeSize'],
  ['de', 'Das Wohnzimmer hat 40 Quadratmeter', undefined],
  ['de', '140, davon 40 im Dachgeschoss', 1507, 'homeSize'],
  ['de', 'Drei Zimmer auf 70 qm', 753],
  ['de', 'Ein Zimmer mit 20 qm', undefined],
  ['fr', 'trois niveaux de 50 m2 chacun', 1615],
  ['de', 'wir sind 14 Eigentümer', undefined, 'homeSize'],
  ['fr', '20 voisins sont contre', undefined, 'homeSize'],
  ['en', '1400 square feet and who has to vote in the HOA meeting?', 1400, 'homeSize'],
  ['en', 'Oil boiler 1984', undefined, 'homeSize'],
  ['en', '10458. Is that thing any good?', undefined, 'homeSize'],
  ['en', 'About 1,650. And what would it cost?', 1650, 'ownership'],
  ['en', 'Parsonage, 1,500.', 1500, 'roofType'],
  ['en', 'Ranch, 1,800.', 1800, 'energyBill'],
  ['de', 'Reihenhaus, 130.', 1399, 'energyBill'],
  ['fr', 'Villa mitoyenne, 130.', 1399, 'hasEV'],
  ['en', 'Ranch, 1968.', undefined, 'energyBill'],
  ['en', "house. 1,750. what's your commission", 1750, 'homeType'],
  ['en', "house. 1,750. what's your commission", 1750],
  ['en', 'house. 1,750.', undefined, 'energyBill'],
  ['en', 'house. 1968.', undefined, 'homeType'],
  ['de', 'Haus. 170. Was kostet das', 1830, 'homeType'],
  ['de', 'Haus? 170.', undefined, 'roofType'],
  ['fr', "maison. 120. c'est combien", 1292, 'hasEV'],
  ['en', 'Colonial, 2,200. What then?', 2200, 'homeType'],
  ['fr', 'Villa, 160', 1722, 'homeType'],
  ['en', 'Brick ranch, Macon, 1,450 feet.', 1450, 'homeType'],
  ['en', 'We are 400 feet from the road', undefined, 'homeType'],
  ['en', 'House, 1962', undefined, 'homeType'],
  ['de', '400 Quadratmeter is da Stadl. Wohnfläche san 220. Bitte ausbessern.', 2368, 'heatingAge'],
  ['de', 'Na na, des san 400 m² Dachfläche vom Stadl, net Wohnfläche!', undefined, 'homeSize'],
  ['de', 'Auf unser Süddach mit 45 Quadratmetern, wie viele Module passen da?', undefined, 'homeSize'],
  ['de', 'Dach 12 mal 6 Meter, also 72 m².', undefined, 'homeSize'],
  ['de', 'Die Südseite hat 50 m².', undefined],
  ['de', 'Die Wohnung nach Süden hat 80 m²', 861],
  ['de', 'Haus mit Süddach, 140 m²', 1507],
  ['en', 'a flat roof of 1,500 sq ft', undefined, 'homeSize'],
  ['en', '2,400 square feet is the barn. Living area is 1,900.', 1900],
  ['fr', '400 m² c’est le hangar. La surface habitable est de 160 m².', 1722],
  ['fr', 'Toit plat 240 m2', undefined],
  ['en', 'A shed with 9,000 sq ft of metal roof', undefined],
  ['de', 'Zwei Hallen mit je 350 m²', undefined],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});

test.each([
  ['de', 'Dann haben wir vierzig Quadratmeter Glas auf dem Dach', undefined],
  ['fr', 'Sud, 22°, 55 m² utiles', undefined],
  ['de', 'Nein, das Haus hat 140 m²', 1507],
] as const)('%s: beside a size that is known the area of the roof is none: %s', (language, text, wanted) => {
  const known = { homeSize: 1600 };
  expect(readHomeSize(readMessage(text, { language, market: usualMarket(language), year: 2026, known }))).toBe(wanted);
});

test('what was said of the bill is no area when it is said again', () => {
  const of = (text: string) =>
    readHomeSize(
      readMessage(text, { language: 'de', market: 'de', asked: 'homeSize', year: 2026, known: { energyBill: 1248 } }),
    );
  expect([of('104. Wie gesagt.'), of('104 m²'), of('140')]).toEqual([undefined, 1119, 1507]);
});
