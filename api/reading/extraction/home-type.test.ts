import { expect, test } from 'vitest';
import { readHomeType } from '#api/reading/extraction/home-type.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) =>
  readHomeType(readMessage(text, { language, market: usualMarket(language), asked, year: 2026 }))?.homeType;

test.each([
  ['en', 'the garden apartment on the ground floor of a brownstone', 'apartment'],
  ['en', 'There is a townhouse garage', undefined],
  ['en', 'The roof is tar, flat', undefined],
  ['de', 'Das Dach ist bekiest, flach', undefined],
  ['fr', 'Le toit est en gravier, plat', undefined],
  ['fr', 'je loue une chambre dans une maison individuelle', undefined, 'homeType'],
  ['de', 'ich miete ein Zimmer in einem Einfamilienhaus', undefined, 'homeType'],
  ['en', 'i rent a room in a single family house', undefined, 'homeType'],
  ['de', 'Stockwerkeigentum, 8 Parteien, Tiefgarage', 'condo'],
  ['de', 'haus 2 familien', 'other', 'homeType'],
  ['de', 'Haus. 200m². Und wo krieg ich ne Beratung?', 'single_family', 'homeType'],
  ['de', 'Hallo, Haus in Graz, PV 9 kWp seit 2022', 'single_family', 'homeType'],
  ['en', 'House. Block construction, 1987.', 'single_family', 'homeType'],
  ['fr', 'Maison. 149 fois 240 mois, ça donne ?', 'single_family', 'homeType'],
  ['fr', 'maison de 1976, mazout de 1995', 'single_family', 'homeType'],
  ['en', 'House, 140 m². My brother says we should wait.', 'single_family', 'homeType'],
  ['de', 'mir hend es Häusli', 'single_family', 'homeType'],
  ['de', 'Ich wohne in einem Häuschen in Graz', undefined],
  ['de', 'Reihenhaus, ein Häuschen halt', 'townhouse', 'homeType'],
  ['de', 'Ein Häuschen im Garten', undefined],
  ['de', 'Flachdach mit Attika', undefined],
  ['fr', 'petite maison à Payerne', 'single_family', 'homeType'],
  ['en', 'we live in the parsonage', 'single_family'],
  ['en', 'My sister has a small house', undefined],
  ['de', 'Haus', undefined, 'homeType'],
  ['de', 'so ein normales Haus halt', undefined, 'homeType'],
  ['de', 'Haus in Graz', undefined],
  ['de', 'Das Haus ist kalt', undefined, 'homeType'],
  ['de', 'Haus, drei Parteien', 'other', 'homeType'],
  ['en', 'My sister’s house is cold', undefined, 'homeType'],
  ['en', 'Looking for a house', undefined, 'homeType'],
  ['en', 'The co-op says they can change the buyback any time', undefined],
  ['en', 'We rent in a co-op', 'apartment'],
  ['fr', 'on partage la maison avec ma sœur, chacun son étage', undefined, 'homeType'],
  ['de', 'Doppelhaushälfte mit Garten', 'townhouse'],
  ['de', 'Wohnung im Mehrfamilienhaus', 'apartment'],
  ['de', 'Unser Haus ist alt', undefined],
  ['en', 'a ranch on two acres', 'single_family'],
  ['en', 'We own a fourplex', 'other'],
  ['de', 'Wir sind eine Eigentümergemeinschaft mit 18 Wohnungen', undefined],
  ['de', 'Eine Seite geht nach Süd zum Hof', undefined],
  ['de', 'Wir haben einen Hof', 'single_family'],
  ['fr', 'Paul soude des bateaux à l’atelier', undefined],
  ['en', 'Our neighbor has a condo', undefined],
  ['fr', 'une villa', 'single_family'],
  ['fr', 'villa mitoyenne en PPE', 'townhouse'],
  ['fr', 'villa mitoyenne', 'townhouse'],
  ['fr', 'Mon logement fait 85 m²', undefined],
  ['fr', 'Notre maison individuelle est un logement ancien', 'single_family'],
  ['fr', 'Un appartement, l’immeuble est à une caisse de pension', 'apartment'],
  ['fr', 'Une ancienne gare avec quatre logements', 'other', 'homeType'],
  ['de', 'Mit der Einliegerwohnung 165', undefined, 'homeSize'],
  ['fr', 'Un appartement dans un immeuble de dix logements', 'apartment'],
  ['de', 'Mietwohnung, das Haus hat 12 Parteien', 'apartment'],
  ['fr', 'J’habite un appartement, l’immeuble compte 10 logements', 'apartment'],
  ['en', 'Efficiency Vermont pays for it', undefined],
  ['en', 'an efficiency in Queens', 'apartment'],
  ['en', 'The next place is a condo in Tucson', undefined],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});

test.each([
  ['de', 'Das Mehrfamilienhaus hat eine Ölheizung', undefined],
  ['en', 'the building has 12 units and gas heat', undefined],
  ['fr', 'c’est un immeuble à toit plat', undefined],
  ['de', 'Nein, es ist ein Mehrfamilienhaus', 'other'],
  ['en', 'It is a duplex and we own both halves', 'other'],
] as const)('%s: beside the flat that is known: %s', (language, text, wanted) => {
  const known = { homeType: 'condo' } as const;
  const reading = readMessage(text, { language, market: usualMarket(language), year: 2026, known });
  expect(readHomeType(reading)?.homeType).toEqual(wanted);
});
