import { expect, test } from 'vitest';
import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import type { ReadingOptions } from '#api/reading/extraction/reading.ts';

const markets = { de: 'de', en: 'us', fr: 'ch' } as const;
const read = (text: string, language: keyof typeof markets, asked: ReadingOptions['asked']) =>
  extractFacts(text, { language, market: markets[language], asked, year: 2026 });

test.each([
  ['en', 'Gas, I think?', 'currentHeatingSystem', { currentHeatingSystem: 'gas' }],
  ['de', 'Gas, glaub ich?', 'currentHeatingSystem', { currentHeatingSystem: 'gas' }],
  ['fr', 'Gaz, je crois ?', 'currentHeatingSystem', { currentHeatingSystem: 'gas' }],
  ['en', 'like 180 a month?', 'energyBill', { energyBill: 2160 }],
  ['de', 'so 150 im Monat?', 'energyBill', { energyBill: 1800 }],
  ['en', '1994?', 'heatingAge', { heatingSystemAge: 'over_15' }],
  ['fr', '140 m2 environ ?', 'homeSize', { homeSize: 1507 }],
] as const)('%s: %s answers, not sure of it', (language, text, asked, facts) =>
  expect(read(text, language, asked)).toEqual(facts),
);

test.each([
  ['en', 'Gas or oil, what is cheaper?', 'currentHeatingSystem'],
  ['en', 'Is 180 a month a lot?', 'energyBill'],
  ['de', 'Was kostet Gas?', 'currentHeatingSystem'],
  ['fr', 'Combien coûte le gaz ?', 'currentHeatingSystem'],
] as const)('%s: %s asks', (language, text, asked) => expect(read(text, language, asked)).toEqual({}));
