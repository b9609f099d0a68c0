import { describe, expect, test } from 'vitest';
import {
  ages,
  evOwnerships,
  heatingSystems,
  potentials,
  roofShadings,
  roofTypes,
  solutions,
} from '#domain/home/enumerations.ts';
import { addMoney, majorUnits, wholeMoney } from '#domain/money.ts';
import { marketCurrency, markets } from '#domain/place.ts';
import {
  baseCost,
  hasCostFactors,
  type packageNames,
  potentialsOf,
  quickResult,
  quickResultSchema,
} from '#domain/questionnaire/packages.ts';

const everyHome = roofTypes.flatMap((roofType) =>
  heatingSystems.flatMap((currentHeatingSystem) =>
    evOwnerships.flatMap((hasEV) =>
      ages.flatMap((roofAge) =>
        ages.map((heatingSystemAge) => ({ roofType, currentHeatingSystem, hasEV, roofAge, heatingSystemAge })),
      ),
    ),
  ),
);

const optionsByName = (home: (typeof everyHome)[number]) => {
  const { options } = quickResult(home, 'EUR');
  return Object.fromEntries(options.map((option) => [option.name, option])) as Record<
    (typeof packageNames)[number],
    (typeof options)[number]
  >;
};

describe('the quick tier over every roof, heating, car and age', () => {
  test(`${everyHome.length} homes follow the rules of the potentials`, () => {
    for (const home of everyHome) {
      const expected = {
        solar: home.roofType === 'sloped_south' ? 'high' : home.roofType === 'flat' ? 'medium' : 'low',
        heatPump: ['oil', 'gas'].includes(home.currentHeatingSystem) ? 'high' : 'medium',
        evCharging: home.hasEV === 'yes' ? 'high' : 'medium',
      };
      expect(potentialsOf(quickResult(home, 'EUR'))).toEqual(expected);
    }
  });

  test.each(roofTypes)('more shade never rates a roof higher: %s', (roofType) => {
    const rated = roofShadings.map((roofShading) => potentialsOf(quickResult({ roofType, roofShading }, 'EUR')).solar);
    const ranks = rated.map((it) => potentials.indexOf(it ?? 'high'));
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(rated[0]).toBe(potentialsOf(quickResult({ roofType }, 'EUR')).solar);
    expect(rated.at(-1)).toBe('low');
  });

  test('total is base plus additional, in one currency, and never negative', () => {
    for (const home of everyHome)
      for (const option of quickResult(home, 'CHF').options) {
        expect(option.totalCost).toEqual(addMoney(option.baseCost, option.additionalCosts));
        expect(option.baseCost.minor).toBeGreaterThan(0);
        expect(option.additionalCosts.minor).toBeGreaterThanOrEqual(0);
        expect(option.totalCost.currency).toBe('CHF');
      }
  });

  test('extras appear exactly where the rule says', () => {
    for (const home of everyHome) {
      const heating = home.heatingSystemAge === 'over_15' ? 2_000 : 0;
      const roof = home.roofAge === 'over_15' ? 10_000 : 0;
      const { costFactors } = quickResult(home, 'EUR');
      expect(majorUnits(costFactors.oldHeatingReplacement)).toBe(heating);
      expect(majorUnits(costFactors.roofReplacement)).toBe(roof);
      expect(majorUnits(costFactors.electricalUpgrade)).toBe(0);
      expect(hasCostFactors(costFactors)).toBe(heating + roof > 0);
      const { basic, solar, evReady, comprehensive } = optionsByName(home);
      expect(majorUnits(basic.additionalCosts)).toBe(heating);
      expect(majorUnits(solar.additionalCosts)).toBe(roof);
      expect(majorUnits(evReady.additionalCosts)).toBe(0);
      expect(majorUnits(comprehensive.additionalCosts)).toBe(heating + roof);
    }
  });

  test('the comprehensive package costs what its three parts cost', () => {
    for (const home of everyHome) {
      const { basic, solar, evReady, comprehensive } = optionsByName(home);
      expect(comprehensive.totalCost).toEqual(addMoney(basic.totalCost, solar.totalCost, evReady.totalCost));
    }
  });
});

test('packages hold what they promise', () => {
  const { options } = quickResult({}, 'USD');
  expect(options.map(({ name, includedSolutions }) => [name, includedSolutions])).toEqual([
    ['basic', ['heatPump']],
    ['solar', ['solar']],
    ['evReady', ['evCharging']],
    ['comprehensive', ['solar', 'heatPump', 'evCharging']],
  ]);
  expect(options.map(({ estimatedSavings }) => estimatedSavings && majorUnits(estimatedSavings))).toEqual([
    900,
    1_500,
    null,
    2_400,
  ]);
  expect(options.map(({ paybackYears: { from, to } }) => `${from}-${to}`)).toEqual(['8-12', '10-15', '1-3', '12-18']);
});

test('base costs are those of the table and rise with the potential', () => {
  expect(baseCost).toEqual({
    solar: { low: 15_000, medium: 20_000, high: 25_000 },
    heatPump: { low: 8_000, medium: 12_000, high: 16_000 },
    evCharging: { low: 500, medium: 1_500, high: 2_500 },
  });
  for (const solution of solutions) {
    const costs = potentials.map((potential) => baseCost[solution][potential]);
    expect(costs).toEqual([...costs].sort((a, b) => a - b));
  }
});

test.each(markets)('amounts keep their number in the money of %s', (market) => {
  const currency = marketCurrency(market);
  const result = quickResult({ roofType: 'flat', roofAge: 'over_15' }, currency);
  expect(quickResultSchema.safeParse(result).success).toBe(true);
  expect(result.options[1]?.totalCost).toEqual(wholeMoney(30_000, currency));
});
