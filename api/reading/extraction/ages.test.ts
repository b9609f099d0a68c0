import { expect, test } from 'vitest';
import { readAges } from '#api/reading/extraction/ages.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';

const markets = { de: 'de', en: 'us', fr: 'ch' } as const;
const read = (text: string, language: keyof typeof markets, asked?: ReadingOptions['asked']) =>
  readAges(readMessage(text, { language, market: markets[language], asked, year: 2026 }));

test.each([
  ['de', 'Das Dach ist 40 Jahre alt und die Heizung 5', { roofAge: 'over_15', heatingSystemAge: '5_10' }],
  ['de', 'Das Dach ist von 2018, neu gedeckt', { roofAge: '5_10' }],
  ['de', 'wurde 2018 erneuert', { heatingSystemAge: '5_10' }, 'heatingAge'],
  ['de', 'Das Haus ist von 1960', {}],
  ['de', 'Thermen 1995 bis 2018', {}],
  ['de', 'Dach Süd, 48 Grad, 2018 neu mit Dämmung', { roofAge: '5_10' }],
  ['de', 'Wir haben Gas. Der Vertrag ist auf fünf Jahre befristet', {}],
  ['de', 'Strom 74, die Heizung im Hausgeld. Ich stehe noch zwei Jahre ohne Ladeplatz da', {}],
  [
    'de',
    'Flachdach, letztes Jahr neu abgedichtet. Der Dachdecker hat fünf Jahre Gewährleistung gegeben',
    { roofAge: 'new' },
  ],
  ['fr', 'Du gaz, et des fenêtres changées en 2015', {}],
  ['fr', 'Le toit est en tuiles de 1983. Je nous vois mal tout démonter dans cinq ans', { roofAge: 'over_15' }],
  ['en', 'Gas leak smell last year but it was fixed', {}, 'heatingAge'],
  ['de', 'Halle mit 1.200 qm Blechdach, Baujahr 2014', {}],
  ['de', 'Die Platten auf dem Dach sind von 2012', {}],
  ['de', 'Die Solaranlage ist von 2010 und das Dach von 1995', { roofAge: 'over_15' }],
  ['en', 'The panels were put in in 2015 and the roof is fine', {}],
  ['en', 'We have solar and the roof is 5 years old', { roofAge: '5_10' }],
  ['en', 'Gas furnace from 2002', { heatingSystemAge: 'over_15' }],
  [
    'en',
    'our oil boiler is like 30 yrs old, do heat pumps even work when its -10 outside',
    { heatingSystemAge: 'over_15' },
  ],
  ['en', 'no idea', { heatingSystemAge: 'unsure' }, 'heatingAge'],
  ['en', 'We want a new roof', {}],
  ['fr', 'Une pompe à chaleur a été installée en 2023', { heatingSystemAge: 'under_5' }],
  ['fr', 'Le toit et le chauffage ont 12 ans, la voiture 3 ans', { heatingSystemAge: '10_15' }],
  ['de', 'Ölkessel, Baujahr 89', { heatingSystemAge: 'over_15' }],
  ['en', 'oil furnace from 98, sticker on the tank says 1991', { heatingSystemAge: 'over_15' }],
  ['de', 'Gas von 80 auf 98 gestiegen', {}],
  ['en', 'the heat pump is 12, not over 15', { heatingSystemAge: '10_15' }],
  ['en', 'The roof is 8 not 20 years old', { roofAge: '5_10' }],
  ['fr', 'la chaudière a 12 et pas 15 ans', { heatingSystemAge: '10_15' }],
  ['en', 'gas is 90 not 120', {}],
  ['en', 'the heat pump is 12 kW not 15', {}],
  ['fr', 'Des radiateurs électriques des années 90', { heatingSystemAge: 'over_15' }],
  ['fr', 'La maison des années 60 est chauffée au mazout', {}],
  ['de', 'Die hat der Vorbesitzer 2005 eingebaut', { heatingSystemAge: 'over_15' }, 'heatingAge'],
  ['de', 'Ein Reihenhaus von 1965 mit Gastherme', {}],
  ['en', 'We own a ranch from 1961 with propane heat', {}],
  ['fr', 'Une villa de 1985 chauffée au gaz', {}],
  ['de', 'Das Haus ist von 1972', {}, 'heatingAge'],
  ['en', 'our gas furnace is fine, we have a four year old', {}],
  ['fr', 'notre chaudière va bien, on a un bébé de deux ans', {}],
  [
    'de',
    'Die Ölheizung ist von 1998, der Kaminfeger meint, die macht keine 5 Winter mehr',
    { heatingSystemAge: 'over_15' },
  ],
  ['fr', 'la chaudière date de 1999 et le service coûte 300 francs', { heatingSystemAge: 'over_15' }],
  ['en', 'We insulated the roof 5 years ago', {}],
  ['fr', 'le toit est isolé depuis 2012', {}],
  ['de', 'Das Dach wurde 2018 neu gedeckt und gedämmt', { roofAge: '5_10' }],
  ['en', 'Gas, 2003. Is that too old?', { heatingSystemAge: 'over_15' }, 'roofType'],
  ['en', 'Oil, 1991 he said.', { heatingSystemAge: 'over_15' }],
  ['en', 'Gas boiler, 1995, I think it is a good one', { heatingSystemAge: 'over_15' }],
  ['en', 'heat pump, came with the place, 2018ish', { heatingSystemAge: '5_10' }],
  ['en', 'Heat pump. 2019.', { heatingSystemAge: '5_10' }],
  ['de', 'Gas, 2014', { heatingSystemAge: '10_15' }, 'energyBill'],
  ['fr', 'Bûches, 1998', { heatingSystemAge: 'over_15' }],
  ['de', 'Ein Satteldach, 1998', {}],
  ['en', 'A gas car, 2015', {}],
  ['en', 'South, slate. And how long do inverters last, mine made it three years', {}, 'heatingAge'],
  ['en', 'I paid for four refills before I gave up on the thing', {}, 'heatingAge'],
  ['fr', 'deux trois quatre', {}, 'heatingAge'],
  ['de', 'Pellets, 2006. Voriges Jahr hat es gehagelt.', { heatingSystemAge: 'over_15' }, 'heatingAge'],
  ['en', 'Oil boiler. I do not want some new gadget', {}],
  ['fr', 'Des radiateurs en fonte des années 70', {}],
  ['de', 'öl von neunzehnhundertneunzig und wer holt den kessel ab', { heatingSystemAge: 'over_15' }],
  ['fr', 'gaz deux mille sept', { heatingSystemAge: 'over_15' }],
  ['de', 'Seit 2011 liegen 5 kW auf dem Dach', {}],
  ['fr', '9 kWc sur le toit depuis 2020', {}],
  ['en', 'Heat pump on the roof, a packaged unit, 2015', { heatingSystemAge: '10_15' }],
  ['en', 'Gable roof, no idea which way', {}, 'heatingAge'],
  ['en', 'Gas furnace, no clue how old', { heatingSystemAge: 'unsure' }],
  ['de', 'Gasheizung, keine Ahnung wie alt', { heatingSystemAge: 'unsure' }],
  ['fr', 'Chaudière à gaz, aucune idée de son âge', { heatingSystemAge: 'unsure' }],
  ['de', 'Keine Ahnung, wie alt das Haus ist', {}],
  ['en', '2016 furnace. What about it?', { heatingSystemAge: '10_15' }, 'place'],
  ['de', '2009 die Heizung', { heatingSystemAge: 'over_15' }, 'roofType'],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});

test.each([
  ['en', '2007. Will it last?', 'hasEV', 'over_15'],
  ['de', '2018. Was kostet das?', 'energyBill', '5_10'],
  ['fr', '2008 je crois', 'place', 'over_15'],
  ['en', '2007', 'roofType', undefined],
  ['en', '1996', 'homeSize', undefined],
  ['de', '1996. Was muss zuerst da sein?', 'homeSize', 'over_15'],
  ['de', 'Das Auto ist von 2018', 'hasEV', undefined],
] as const)('%s: a year alone is of the heating that is known: %s', (language, text, asked, age) => {
  const known = { currentHeatingSystem: 'gas' } as const;
  const reading = readMessage(text, { language, market: markets[language], asked, year: 2026, known });
  expect(readAges(reading).heatingSystemAge).toBe(age);
});
