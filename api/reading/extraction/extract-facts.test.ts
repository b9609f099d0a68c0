import { expect, test } from 'vitest';
import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import { extractTags } from '#api/reading/extraction/extract-tags.ts';
import { numberAt } from '#api/reading/extraction/number-words.ts';
import { numberOf, tokensOf } from '#api/reading/extraction/tokens.ts';

test.each([
  ['1.500', 1500],
  ["1'500", 1500],
  ['1,500.75', 1500.75],
  ['2.850,50', 2850.5],
  ['132,5', 132.5],
  ['7.2', 7.2],
])('%s is %d', (digits, value) => expect(numberOf(digits)).toBe(value));

test.each([
  ['de', 'hundertvierzig', 140],
  ['de', 'zweitausendfünfhundert', 2500],
  ['en', 'two hundred and ten', 210],
  ['en', 'sixteen hundred', 1600],
  ['fr', 'quatre-vingt-dix', 90],
  ['fr', 'septante-cinq', 75],
] as const)('%s: %s is %d', (language, words, value) =>
  expect(numberAt(tokensOf(words, language), 0, language)[0]).toBe(value),
);

const de = { language: 'de', market: 'de', year: 2026 } as const;
test.each([
  ['Unser Haus hat eine Gasheizung von 2010', { currentHeatingSystem: 'gas', heatingSystemAge: 'over_15' }],
  ['Kein Elektroauto, aber eine Ölheizung', { hasEV: 'no', currentHeatingSystem: 'oil' }],
  ['Meine Eltern haben ein Flachdach', {}],
  ['Früher hatten wir Öl, jetzt eine Wärmepumpe', { currentHeatingSystem: 'heat_pump' }],
  ['Lohnt sich ein Flachdach mit 140 qm?', {}],
  ['Das Haus hat 100 qm und der Keller 40 qm', { homeSize: 1076 }],
  ['Strom kostet 100 Euro im Monat', { energyBill: 1200, energyBillCovers: 'electricity' }],
  ['Wir hätten gern einen Speicher', { batteryInterest: true }],
])('%s', (text, facts) => expect(extractFacts(text, de)).toEqual(facts));

test('a question, a motive and a worry are told apart', () => {
  expect(extractTags('Was kostet eine Wallbox?', 'de')).toEqual({ interests: [], concerns: [], gaps: ['costs'] });
  expect(extractTags('We care about the climate.', 'en').interests).toEqual(['environmental-impact']);
  expect(extractTags('Et si ça tombe en panne ?', 'fr').concerns).toEqual(['performance-reliability']);
});
