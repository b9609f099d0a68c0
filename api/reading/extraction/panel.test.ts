import { expect, test } from 'vitest';
import { readPanel } from '#api/reading/extraction/panel.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) =>
  readPanel(readMessage(text, { language, market: usualMarket(language), asked, year: 2026 }));

test.each([
  ['en', '60 amps, fuses', 60],
  ['en', '200 amps', 200],
  ['de', 'Hauptsicherung 63 A', 63],
  ['de', 'Die Wallbox braucht 16 Ampere', undefined],
  ['en', 'a 200 amp panel', 200],
  ['en', 'The panel is old', undefined],
  ['en', 'We have a 100 amp box and it’s already full', 100],
  ['en', 'The charger needs a 60 amp box', undefined],
  ['fr', 'On a un coffret de 40 A', 40],
  ['fr', 'Mon introduction est de 3 x 40 A. Suffisant pour le tout ?', 40],
  ['fr', 'On a 25 ampères au compteur', 25],
  ['fr', 'un fusible de 5000 A', undefined],
  ['en', 'main breaker says 150', 150],
  ['en', 'the dryer is on a 30 amp breaker', undefined],
  ['en', 'The radiators are thin panel ones from the 80s', undefined],
  ['de', 'Im Keller ist die Hauptsicherung mit 35 A', 35],
  ['de', 'Im Bad fliegt dauernd die Sicherung mit 25 A', undefined],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});
