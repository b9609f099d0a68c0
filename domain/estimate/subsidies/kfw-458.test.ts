import { describe, expect, test } from 'vitest';
import { germanSubsidies } from '#domain/estimate/subsidies/german.ts';
import type { SubsidyCase } from '#domain/estimate/subsidies/subsidy.ts';

const home: SubsidyCase = {
  date: '2026-11-22',
  state: '',
  measures: ['heatPump'],
  costs: { solar: 0, battery: 0, heatPump: 35_000, charger: 0 },
  kwp: 0,
  batteryKwh: 0,
  heatPump: { kind: 'air', naturalRefrigerant: false, powerKw: 10 },
  heating: { system: 'gas', works: true },
  minorChildren: 0,
  homes: 1,
  incentives: [],
};

const oil: Partial<SubsidyCase> = { heating: { system: 'oil', works: true } };
const before: Partial<SubsidyCase> = { date: '2026-07-20' };

const grant = (changes: Partial<SubsidyCase>) =>
  germanSubsidies({ ...home, ...changes }).find(({ id }) => id === 'de-kfw-458');

/** By hand from BEG EM guideline of 2026-07-17, no. 8.3-8.4, and KfW leaflet 458 (07/2026); before it, that of 2023-12-21. */
describe('since 21 July 2026', () => {
  test.each<[string, Partial<SubsidyCase>, number]>([
    ['base alone', {}, 0.3 * 28_000],
    ['base of a cost below the limit', { costs: { ...home.costs, heatPump: 20_000 } }, 0.3 * 20_000],
    ['oil of any age', oil, 0.46 * 28_000],
    [
      'no efficiency bonus any more',
      { ...oil, heatPump: { ...home.heatPump, naturalRefrigerant: true } },
      0.46 * 28_000,
    ],
    ['gas of 20 years', { heating: { system: 'gas', works: true, ageYears: 20 } }, 0.46 * 28_000],
    ['gas of 19 years', { heating: { system: 'gas', works: true, ageYears: 19 } }, 0.3 * 28_000],
    ['gas for one storey, new', { heating: { system: 'gas_floor', works: true, ageYears: 2 } }, 0.46 * 28_000],
    ['biomass of 25 years', { heating: { system: 'biomass', works: true, ageYears: 25 } }, 0.46 * 28_000],
    ['oil that is broken', { heating: { system: 'oil', works: false } }, 0.3 * 28_000],
    ['income of 50,000', { householdIncome: 50_000 }, 0.4 * 28_000],
    ['income of 50,001', { householdIncome: 50_001 }, 0.3 * 28_000],
    ['income of 40,000', { householdIncome: 40_000 }, 0.6 * 28_000],
    ['income of 30,000: 40 %', { householdIncome: 30_000 }, 0.7 * 28_000],
    ['income of 30,000 and oil: 80 % and no more', { ...oil, householdIncome: 30_000 }, 0.8 * 28_000],
    ['income of 35,000 and oil: 70 % and no more', { ...oil, householdIncome: 35_000 }, 0.7 * 28_000],
    [
      'income of 60,000 with two children counts as 50,000',
      { householdIncome: 60_000, minorChildren: 2 },
      0.4 * 28_000,
    ],
    ['income of 40,000 with a child and oil', { ...oil, householdIncome: 40_000, minorChildren: 1 }, 0.8 * 28_000],
    ['in February 2027: 12 %, and 750 less', { ...oil, date: '2027-02-01' }, 0.42 * 27_250],
    ['in August 2028: none, and 3,000 less', { ...oil, date: '2028-08-01' }, 0.3 * 25_000],
    ['in 2031: 22,000', { date: '2031-05-01' }, 0.3 * 22_000],
  ])('%s', (_, changes, amount) => {
    expect(grant(changes)?.amount).toBeCloseTo(amount, 6);
  });

  test('each further home raises the limit; speed and income are paid for the own one', () => {
    const costs = { ...home.costs, heatPump: 200_000 };
    expect(grant({ costs, homes: 2 })?.amount).toBeCloseTo(0.3 * 43_000, 6);
    expect(grant({ costs, homes: 7 })?.amount).toBeCloseTo(0.3 * (28_000 + 5 * 15_000 + 8_000), 6);
    expect(grant({ ...oil, costs, homes: 2 })?.amount).toBeCloseTo((0.3 + 0.16 / 2) * 43_000, 6);
  });

  test('what waiting costs is told: less speed bonus and a lower limit', () => {
    expect(grant(oil)?.changes).toEqual([
      { from: '2027-02-01', amount: Math.round(0.42 * 27_250 - 0.46 * 28_000) },
      { from: '2027-08-01', amount: Math.round(0.38 * 26_500 - 0.46 * 28_000) },
    ]);
  });

  test('what is announced counts nothing', () => {
    const announced = germanSubsidies(home).filter(({ status }) => status === 'announced');
    expect(announced).toMatchObject([{ id: 'de-kfw-458-made-in-europe', amount: 0 }]);
  });
});

describe('until 20 July 2026', () => {
  test.each<[string, Partial<SubsidyCase>, number]>([
    ['base alone', {}, 0.3 * 30_000],
    ['oil', oil, 0.5 * 30_000],
    [
      'oil and a natural refrigerant',
      { ...oil, heatPump: { ...home.heatPump, naturalRefrigerant: true } },
      0.55 * 30_000,
    ],
    ['a bore hole', { heatPump: { ...home.heatPump, kind: 'ground' } }, 0.35 * 30_000],
    ['income of 40,000', { householdIncome: 40_000 }, 0.6 * 30_000],
    ['income of 45,000 with a child: no bonus then', { householdIncome: 45_000, minorChildren: 1 }, 0.3 * 30_000],
    ['all of it: 70 % and no more', { ...oil, householdIncome: 20_000 }, 0.7 * 30_000],
    ['a second home', { homes: 2, costs: { ...home.costs, heatPump: 90_000 } }, 0.3 * 45_000],
  ])('%s', (_, changes, amount) => {
    expect(grant({ ...before, ...changes })?.amount).toBeCloseTo(amount, 6);
  });

  test('the reform is told before it comes', () => {
    expect(grant({ ...before, ...oil })?.changes?.[0]).toEqual({ from: '2026-07-21', amount: 0.46 * 28_000 - 15_000 });
  });
});

test.each<[string, Partial<SubsidyCase>]>([
  ['a house of four years', { heating: { system: 'gas', works: true, builtIn: 2022 } }],
  ['a heat pump that is there', { heating: { system: 'heat_pump', works: true } }],
])('nothing for %s', (_, changes) => {
  expect(grant(changes)).toBeUndefined();
});

test('charging in apartment buildings: while the programme ran, not before and not after', () => {
  const of = (date: string, homes: number) =>
    germanSubsidies({ ...home, date, homes, measures: ['evCharging'], costs: { ...home.costs, charger: 2_000 } });
  expect(of('2026-05-01', 6)).toMatchObject([{ status: 'counted', amount: 1_300 }]);
  expect(of('2026-11-22', 6)).toMatchObject([{ status: 'ended', amount: 0, to: '2026-11-10' }]);
  expect(of('2026-11-22', 1)).toEqual([]);
});
