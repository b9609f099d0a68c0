import { expect, test } from 'vitest';
import { readBill } from '#api/reading/extraction/bill.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import type { KnownFacts } from '#domain/home/facts.ts';

const markets = { de: 'de', en: 'us', fr: 'ch' } as const;
const read = (text: string, language: keyof typeof markets, asked?: ReadingOptions['asked'], known?: KnownFacts) =>
  readBill(readMessage(text, { language, market: markets[language], asked, year: 2026, known }));

test.each([
  ['de', 'Strom 80 €, Gas 120 € im Monat', 2400],
  ['de', '190 Euro im Monat, nicht 109', 2280],
  ['de', 'Öl zoi ma im Joar so 2600 Euro und Strom 1100', 3700],
  ['en', 'Sorry that was a typo, its 190 a month', 2280],
  ['en', 'The 190 a month was a typo', undefined],
  ['de', 'Die 1150 sind nur der Strom, zusammen sind es 3350.', 3350],
  ['de', 'Jährlich sind es 3.200,- Euro', 3200],
  [
    'de',
    'Öl waren letztes Jahr 2100 Liter, ungefähr 2.200 Euro, und der Strom 62 Euro im Monat. Ich habe nur meine Witwenrente und eine kleine eigene, zusammen 1.950 Euro im Monat.',
    2944,
    'energyBill',
  ],
  ['fr', '250 fr d’acompte par mois pour le chauffage et encore 80 d’electricité', 3960],
  ['de', 'Es ist 2015 nur von innen gedämmt worden', undefined, 'energyBill'],
  ['en', 'The windows were replaced in 2012 by the owner before us', undefined, 'energyBill'],
  ['fr', 'On a refait la cuisine en 2018 avec un crédit', undefined, 'energyBill'],
  ['en', 'The boiler is from 1996 so it is exactly 30 now', undefined, 'energyBill'],
  ['de', 'Die Miete ist 900 Euro im Monat', undefined],
  ['de', '150', 1800, 'energyBill'],
  ['en', 'Our last quarterly bill was $500', 2000],
  ['en', 'Last year we paid $2,750 for energy', 2750],
  ['en', '$250 in winter and $100 in summer', 2100, 'energyBill'],
  ['en', 'the bill is 300 in summer and 120 in winter', 2520],
  ['en', 'it is 95 outside in summer and 20 in winter', undefined],
  ['fr', 'l’électricité, en hiver 240, en été 90', 1980],
  ['fr', 'je paie 210 par trimestre, non pardon, par mois', 2520],
  ['de', '180 Euro im Quartal, nein, im Monat', 2160],
  ['en', 'I pay $180 a quarter, no, a month', 2160],
  ['en', 'we pay $120 a month, no gas, and it goes up every year', 1440],
  ['de', 'Heizung Gas Brennwert 2011, Strom 95 im Monat', 1140],
  ['de', 'Heizung Bj 98 Öl, 110 Strom im Monat', 1320],
  ['de', '65 euro abschlag zahl ich grad, is das viel?', 780],
  ['fr', 'l’électricité c’est 95.- par mois et le mazout 2600 l’année passée', 3740],
  ['de', 'im Winter 200 €, den Rest des Jahres 80 €', 1680, 'energyBill'],
  ['de', 'im Winter zahlen wir 240 im Monat, im Sommer 60', 1800],
  ['de', 'wir zahlen 400 für zwei Monate', 2400],
  ['de', 'ich heize für 170 Euro im Monat, Strom nochmal 45', 2580],
  ['de', 'Öl 2600 im Joar, Strom 1100', 3700],
  ['de', '1100 is nur da Strom, zsamman mitn Öl 3700 im Joar', 3700],
  ['de', 'Das stimmt nicht, 170 plus 45, also 2.580 im Jahr', 2580],
  ['fr', '150 francs le reste de l’année', 1800],
  ['en', 'power bill $90, gas bill $70 a month', 1920],
  ['en', 'We use 9,000 kWh a year', undefined],
  ['fr', '300 francs tous les deux mois', 1800],
  ['fr', 'La facture est de 150.- par mois', 1800],
  ['fr', '2200', 2200, 'energyBill'],
  ['de', '10115 Berlin', undefined, 'energyBill'],
  ['fr', '8001 Zürich', undefined, 'energyBill'],
  ['fr', 'nous sommes à 1003 Lausanne', undefined, 'energyBill'],
  ['en', '80202 Denver', undefined, 'energyBill'],
  ['de', '2400 Strom, in 10115 Berlin', 2400, 'energyBill'],
  ['fr', 'Le mazout nous a coûté 2100 francs l’an passé', 2100],
  ['fr', 'La chaudière à gaz a coûté 12000 francs l’an passé', undefined],
  ['fr', 'Le bail prévoit 200 francs de charges par mois', undefined],
  ['de', 'Im Tank sind noch 3.000 Litern übrig', undefined, 'energyBill'],
  ['en', 'about 1,900 litres last winter', undefined, 'energyBill'],
  ['de', 'Wir brauchen 2500 Liter Öl im Jahr, was rund 2700 Euro waren, und Strom 90 Euro im Monat.', 3780],
  ['en', 'Last fill was 500 gallons, around $1,750, electric runs $100 a month', 2950],
  ['fr', '2000 litres de mazout par an, soit environ 2300 francs, plus 80 d’électricité par mois', 3260],
  ['de', 'Ich wüsste gern, ob 1800 Euro Strom im Jahr für eine Wärmepumpe normal sind', undefined],
  ['en', 'not sure whether $200 a month for the heat pump is normal', undefined],
  ['de', 'Wir fragen uns, ob wir mit 180 Euro im Monat zu viel zahlen', 2160],
  ['de', 'Strom 60 im Monat, Heizung ist in den Nebenkosten, da zahle ich 240.', 720, 'energyBill'],
  ['en', 'Electric is $60 a month, heat is in the HOA dues, $310 a month for everything.', 720, 'energyBill'],
  ['fr', 'Le courant c’est 50 par mois, le reste est dans les charges, 260 par mois en tout', 600, 'energyBill'],
  ['de', 'Gas läuft über die Nebenkosten, mein Anteil sind 90 im Monat, Strom 55 im Monat', 1740],
  [
    'fr',
    'L’électricité 80 francs par mois, le chauffage passe par les charges, ma part était de 1200 francs l’an passé',
    2160,
  ],
  ['en', 'roughly $2,000 a year (150 in most months, 200 otherwise)', 2000],
  ['de', 'Die Rechnung ist eher 1.500 im Jahr (meistens 110 im Monat)', 1500],
  ['de', '1800 im Jahr, jetzt 190 im Monat', 2280, 'energyBill'],
  ['de', 'Öl kostet 2600 im Jahr, mit Strom sind es 3740.', 3740],
  ['en', 'Gas is $150 a month plus electric $90 a month.', 2880],
  ['fr', 'Le mazout coûte 2600 francs par an, l’électricité comprise 3740.', 3740],
  ['de', 'Der Strom kostet 1260 im Jahr, das Gas macht 1900 im Jahr.', 3160],
  ['fr', 'Je paie les acomptes de chauffage chaque mois (110.-). On me réclame 640.- de plus', 1320, 'energyBill'],
  ['de', 'Abschlag 95 im Monat für Strom, letztes Jahr 210 nachgezahlt', 1140, 'energyBill'],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked).energyBill).toEqual(wanted);
});

test.each([
  ['de', 'heizung weiß ich nich, strom is 105 im monat', 'electricity'],
  ['de', 'Strom: 95 Euro, Heizung läuft über die Nebenkosten', 'electricity'],
  ['de', 'Wir zahlen 2400 Euro Öl im Jahr', 'heating'],
  ['de', 'für strom und gas zusammen so 240 im monat', undefined],
  ['de', 'Strom 105 im Monat, Gas 180 im Monat', undefined],
  ['de', '200 im monat', undefined],
  ['en', 'Just the electric is $120 a month. Heat is included in the rent', 'electricity'],
  ['en', 'gas is $90 a month and electric $120', undefined],
  ['fr', 'l’électricité 90 francs par mois, le chauffage est dans les charges', 'electricity'],
  ['fr', 'chauffage 250 par mois', 'heating'],
  ['fr', 'électricité et mazout 3600 par an', undefined],
  ['de', 'Heizkosten 200 im Monat', 'heating'],
  ['en', 'our heating bill is $2400 a year', 'heating'],
  ['fr', 'C’est le décompte des frais de chauffage, avec les acomptes que je paie chaque mois (110.-)', 'heating'],
  ['fr', 'l’électricité, c’est 45 par mois', 'electricity'],
  ['de', '200 Euro im Monat ohne Strom', 'heating'],
  ['en', 'gas is $1,900 a year, with electric it’s $3,100', undefined],
] as const)('%s: %s is for %s', (language, text, part) => {
  const { energyBill, energyBillCovers } = read(text, language, 'energyBill');
  expect(energyBill).toBeGreaterThan(0);
  expect(energyBillCovers).toBe(part);
});

test.each([
  ['de', 'Die 1440 sind nur fürs Heizen, Strom zahlen wir noch 45 im Monat.', { energyBill: 1980 }],
  ['de', 'Stimmt nicht ganz: die 1440 sind nur die Heizung, Strom kommt mit 540 dazu.', { energyBill: 1980 }],
  ['de', 'Das sind nur die Heizkosten, der Strom sind 45 im Monat', { energyBill: 1980 }],
  ['de', 'Der Strom geht extra, 45 im Monat.', { energyBill: 1980 }],
  ['en', 'that 1440 is for heat only, power is 45 a month', { energyBill: 1980 }],
  ['en', 'The $1,440 doesn’t include electricity, that’s $45 a month', { energyBill: 1980 }],
  ['en', 'The $120 is only electricity.', { energyBillCovers: 'electricity' }],
  ['en', '$1,440 seems like a lot.', {}],
  ['fr', 'Les 1440, c’est juste le chauffage. L’électricité, c’est 45 par mois.', { energyBill: 1980 }],
  ['fr', 'c’est seulement le chauffage, les 1440', { energyBillCovers: 'heating' }],
  ['fr', 'L’électricité vient en plus, 540 par an.', { energyBill: 1980 }],
  ['fr', 'Les 1440.- c’est le gaz et l’électricité', { energyBill: 1440 }],
  ['de', '1440 kWh Strom brauchen wir', {}],
] as const)('%s: beside 1,440 that are known: %s', (language, text, wanted) => {
  expect(read(text, language, undefined, { energyBill: 1440 })).toEqual(wanted);
});
