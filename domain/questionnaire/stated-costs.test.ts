import { expect, test } from 'vitest';
import { energyBills } from '#domain/home/enumerations.ts';
import { quickResult } from '#domain/questionnaire/packages.ts';
import { mostPaidPerYear, savesMoreThan } from '#domain/questionnaire/stated-costs.ts';

const { options } = quickResult({}, 'EUR');

test.each([
  ['under_1000', 1_000, ['solar', 'comprehensive']],
  ['1000_2000', 2_000, ['comprehensive']],
  ['2000_3000', 3_000, []],
  ['3000_4000', 4_000, []],
  ['over_4000', undefined, []],
  ['unsure', undefined, []],
] as const)('who pays %s pays at most %s a year, less than %j saves', (bill, most, packages) => {
  expect(mostPaidPerYear(bill)).toBe(most);
  expect(options.filter((it) => savesMoreThan(most, it)).map(({ name }) => name)).toEqual(packages);
});

test('every range has a row above, and no answer says nothing', () => {
  expect(energyBills).toHaveLength(6);
  expect(mostPaidPerYear(undefined)).toBeUndefined();
  expect(options.some((it) => savesMoreThan(undefined, it))).toBe(false);
});

test('savings of exactly what is paid are not more', () => {
  expect(options.filter((it) => savesMoreThan(900, it)).map(({ name }) => name)).toEqual(['solar', 'comprehensive']);
});
