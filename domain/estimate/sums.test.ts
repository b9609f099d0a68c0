import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  chargingHours,
  heatOfGallons,
  heatOfLitres,
  heatPumpUse,
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
  ['the best efficiency takes least', heatPumpUse(20_000, [2.5, 4]), [5000, 8000]],
  ['2,200 l of oil in an older boiler', heatOfLitres(2200), 18_700],
  ['a US gallon is 3.785 l', heatOfGallons(100), heatOfLitres(378.5)],
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
