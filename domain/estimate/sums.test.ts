import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chargingHours,
  energyOfGallons,
  energyOfLitres,
  energyOfPellets,
  energyOfPelletTons,
  energyOfPropane,
  paybackYears,
  restOf,
  type Span,
  supportOf,
} from '#domain/estimate/sums.ts';

const shares: Span = [0.3, 0.7];

test.each<[string, Span | number, Span | number]>([
  ['of 30,000 no more than 28,000 count', supportOf(30_000, shares, 28_000), [8400, 19_600]],
  ['of 20,000 all count', supportOf(20_000, shares, 28_000), [6000, 14_000]],
  ['what is left begins with the least', restOf(30_000, [8400, 19_600]), [10_400, 21_600]],
  ['44 kWh at 11 kW without loss', chargingHours(44, 11, [0, 0.1]), [4, 4.4]],
  ['2,200 l of oil', energyOfLitres(2200), 22_000],
  ['a US gallon is 3.785 l', energyOfGallons(100), energyOfLitres(378.5)],
  ['a gallon of propane holds 0.7 of one of oil', energyOfPropane(100) / energyOfGallons(100), 2680 / 3785],
  ['a tonne of pellets replaces some 500 l of oil', energyOfPellets(1), energyOfLitres(500)],
  ['an American ton of them is less', energyOfPelletTons(1), 4535],
  ['20,000 at 2,000 a year', paybackYears(20_000, 2000), 10],
])('%s', (_, found, wanted) => {
  for (const [at, value] of [found].flat().entries()) expect(value).toBeCloseTo([wanted].flat()[at] ?? Number.NaN, 6);
});

test('support and rest are the cost, whatever the cost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 60_000 }), (cost, most) => {
      const support = supportOf(cost, shares, most);
      const rest = restOf(cost, support);
      expect(support[0] + rest[1]).toBeCloseTo(cost, 4);
      expect(support[1] + rest[0]).toBeCloseTo(cost, 4);
      expect(Math.min(...support, ...rest)).toBeGreaterThanOrEqual(0);
    }),
  );
});
