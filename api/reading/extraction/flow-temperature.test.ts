import { expect, test } from 'vitest';
import { readFlowTemperature } from '#api/reading/extraction/flow-temperature.ts';
import { readMessage } from '#api/reading/extraction/reading.ts';
import { usualMarket } from '#domain/place.ts';

test.each([
  ['de', 'Die Vorlauftemperatur liegt bei 55 Grad', 55],
  ['de', 'Wir fahren mit 45 Grad Vorlauf', 45],
  ['de', 'Schafft eine Wärmepumpe 60 Grad Vorlauf?', undefined],
  ['de', 'Der Vorlauf sollte unter 55 Grad sein', undefined],
  ['en', 'Our supply temperature is 140 degrees', 60],
  ['en', 'It is 60 degrees out', undefined],
  ['fr', 'la température de départ est de 50 degrés', 50],
  ['fr', 'il faisait 30 degrés au départ du train', undefined],
] as const)('%s: %s', (language, text, wanted) => {
  expect(readFlowTemperature(readMessage(text, { language, market: usualMarket(language), year: 2026 }))).toBe(wanted);
});
