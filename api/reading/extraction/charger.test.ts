import { expect, test } from 'vitest';
import { readCharger } from '#api/reading/extraction/charger.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) =>
  readCharger(readMessage(text, { language, market: usualMarket(language), asked, year: 2026 }));

test.each([
  ['en', 'Thinking of getting a charger put in', undefined],
  ['en', 'I got a Charger, the loud kind', undefined, 'hasEV'],
  ['de', 'Wir laden zu Hause mit 11 kW', '11 kW'],
  ['de', 'Das E-Auto hängt an der Steckdose', 'socket'],
  ['de', 'Wir wollen eine Wallbox', undefined],
  ['en', 'We charge at 11 kW', '11 kW'],
  ['en', 'There is a level 2 charger in the garage', 'wallbox'],
  ['en', 'We want a 10 kW solar system', undefined],
  ['fr', 'Nous rechargeons à 7,4 kW', '7.4 kW'],
  ['fr', 'Je recharge sur une prise normale', 'socket'],
  ['de', 'Der ID.3 hängt an einer go-e mit 11 kW', '11 kW'],
  ['de', 'Die Wärmepumpe hat 11 kW und der Tesla steht draußen', undefined],
  ['de', 'Die Wallbox hat noch der Vorbesitzer montiert', 'wallbox'],
  ['de', 'ladestation brauch ich doch nich lol', undefined],
  ['de', 'Wir haben schon eine Wallbox, das E-Auto kommt im März', 'wallbox'],
  ['fr', 'ok et pour la borne, la Tesla arrive en mars', undefined],
  ['fr', 'on s’en fiche c pr la borne', undefined],
  ['de', 'Es geht um die Wallbox', undefined],
  ['en', 'It is about the charger', undefined],
  ['en', 'Four owners want EV chargers', undefined],
  ['de', 'Wir wollen PV, Wärmepumpe und Ladestation', undefined],
  ['en', 'My head is spinning: panels, battery, heat pump, charger', undefined],
  ['de', 'Im Moment fahre ich zum Schnelllader an der Autobahn', undefined],
  ['fr', 'Aux bornes rapides tout le temps, la batterie vieillit', undefined],
  ['fr', 'Mon propriétaire refuse la wallbox', undefined],
  ['de', 'Er schreibt, Ladestationen seien Brandbomben', undefined],
  ['de', 'E-Hoflader ja, Auto nein', undefined],
  ['en', 'Solar, a battery, a charger: we have it all, the charger since 2022', 'wallbox'],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});
