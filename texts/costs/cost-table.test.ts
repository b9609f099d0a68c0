import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/place.ts';
import { quickResult } from '#domain/questionnaire/packages.ts';
import { costTexts } from '#texts/costs/all.ts';
import { costTable } from '#texts/costs/cost-table.ts';
import { homeTexts } from '#texts/home/all.ts';

const southern = { roofType: 'sloped_south' } as const;
const oldRoof = { ...southern, roofAge: 'over_15' } as const;
const tableOf = (language: Language, market: 'de' | 'us', home: object = oldRoof) =>
  costTable(quickResult(home, market === 'us' ? 'USD' : 'EUR').options, costTexts[language], homeTexts[language], {
    language,
    market,
  });

test('a row is a package, its cells stand under the titles', () => {
  const { rows, columns, noExtras } = tableOf('en', 'us');
  expect(rows[1]).toMatchObject({ name: 'solar', title: 'Solar Package', includes: 'Solar panels' });
  expect(rows[1]?.cells.map(({ value }) => value)).toEqual([
    ...['$25,000', '$10,000', '$35,000', '$1,500 per year', '10-15 years'],
  ]);
  expect(rows[1]?.cells.map(({ column }) => column)).toEqual(columns.slice(1));
  expect(noExtras).toBeUndefined();
});

test.each(languages)('a column of nothing is a sentence instead, in %s', (language) => {
  const { rows, columns, noExtras } = tableOf(language, 'de', southern);
  expect(noExtras).toBe(costTexts[language].noExtras);
  expect(columns).not.toContain(costTexts[language].additional);
  for (const { cells } of rows) expect(cells.map(({ column }) => column)).toEqual(columns.slice(1));
});

test('savings that nobody can name are words', () => {
  const evReady = tableOf('de', 'de').rows.find(({ name }) => name === 'evReady');
  expect(evReady?.cells.find(({ key }) => key === 'savings')?.value).toBe(homeTexts.de.savingsByUse);
});
