import { expect, test } from 'vitest';
import { quickResult } from '#domain/questionnaire/packages.ts';
import { costTexts } from '#texts/costs/all.ts';
import { costColumns, costRows } from '#texts/costs/cost-rows.ts';
import { homeTexts } from '#texts/home/all.ts';

const oldRoof = { roofType: 'sloped_south', roofAge: 'over_15' } as const;
const rows = (language: 'de' | 'en', market: 'de' | 'us') =>
  costRows(quickResult(oldRoof, market === 'us' ? 'USD' : 'EUR').options, costTexts[language], homeTexts[language], {
    language,
    market,
  });

test('a row is a package, its cells stand under the titles', () => {
  const [, solar] = rows('en', 'us');
  expect(solar).toMatchObject({ name: 'solar', title: 'Solar Package', includes: 'Solar panels' });
  expect(solar?.cells.map(({ value }) => value)).toEqual([
    ...['$25,000', '$10,000', '$35,000', '$1,500 per year', '10-15 years'],
  ]);
  expect(solar?.cells.map(({ column }) => column)).toEqual(costColumns(costTexts.en).slice(1));
});

test('savings that nobody can name are words', () => {
  const evReady = rows('de', 'de').find(({ name }) => name === 'evReady');
  expect(evReady?.cells.find(({ key }) => key === 'savings')?.value).toBe(homeTexts.de.savingsByUse);
});
