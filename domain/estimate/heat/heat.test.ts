import { describe, expect, test } from 'vitest';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { heatNeed } from '#domain/estimate/heat/heat-need.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';
import { noteFigure } from '#tests/harness/note-figure.ts';

const home: EstimateInput = { market: 'de', place: 'Kassel', measures: ['heatPump'] };
const heat = (heating: Partial<NonNullable<EstimateInput['heating']>>, change: Partial<EstimateInput> = {}) => {
  const { heatPump } = estimateFor({ ...home, heating: { system: 'gas', ...heating }, ...change });
  if (!heatPump) throw new Error('no heat pump');
  return heatPump;
};

/** Source: Fraunhofer ISE, WP-QS im Bestand, November 2025: 77 units, 2.6 to 5.4, means of 3.4 (air) and 4.3 (ground). */
describe('seasonal performance is what the field has measured', () => {
  const towns = ['Berlin', 'Hamburg', 'München', 'Köln', 'Stuttgart', 'Rostock', 'Hof', 'Kempten'];
  const kinds = ['air', 'ground'] as const;

  test.each(
    towns.flatMap((place) => kinds.flatMap((kind) => [35, 45, 55].map((flow) => [place, kind, flow] as const))),
  )('%s, %s, %i °C', (place, kind, flowTemperatureC) => {
    const { seasonalPerformance } = heat({ flowTemperatureC, areaM2: 140 }, { place, heatPump: { kind } });
    expect(seasonalPerformance.middle).toBeGreaterThanOrEqual(2.6);
    expect(seasonalPerformance.middle).toBeLessThanOrEqual(5.4);
  });

  test('in the coldest valley, with nothing told of the house', () => {
    expect(heat({}, { place: 'Garmisch-Partenkirchen' }).seasonalPerformance.middle).toBeGreaterThan(2.6);
  });

  test('in the mean of places and flow temperatures within a third of a point of the means', () => {
    const mean = (kind: 'air' | 'ground') => {
      const all = towns.flatMap((place) =>
        [45, 55].map(
          (flowTemperatureC) => heat({ flowTemperatureC }, { place, heatPump: { kind } }).seasonalPerformance.middle,
        ),
      );
      return all.reduce((sum, it) => sum + it, 0) / all.length;
    };
    const told = `air ${mean('air').toFixed(2)}, ground ${mean('ground').toFixed(2)} in the mean`;
    noteFigure('field', told, { document: 'docs/estimate.md' });
    expect(Math.abs(mean('air') - 3.4)).toBeLessThan(0.34);
    expect(Math.abs(mean('ground') - 4.3)).toBeLessThan(0.34);
  });
});

test('cooler radiators, a bore hole and milder air are better', () => {
  const of = (flowTemperatureC: number, kind: 'air' | 'ground', place = 'Kassel') =>
    heat({ flowTemperatureC }, { place, heatPump: { kind } }).seasonalPerformance.middle;
  expect(of(35, 'air')).toBeGreaterThan(of(55, 'air'));
  expect(of(45, 'ground')).toBeGreaterThan(of(45, 'air'));
  expect(of(45, 'air', 'Köln')).toBeGreaterThan(of(45, 'air', 'Hof'));
});

/** 20,000 kWh of gas at 85 % are 17,000 kWh of heat, 2,100 hours of full load. */
test('heat from the bill, size from the heat', () => {
  const { heatKwh, powerKw, electricityKwh, seasonalPerformance } = heat({ annualFuelKwh: 20_000, areaM2: 140 });
  expect(heatKwh.middle).toBe(17_000);
  expect(powerKw.middle).toBeCloseTo(17_000 / 2_100, 3);
  expect(electricityKwh.middle).toBeCloseTo(17_000 / seasonalPerformance.middle, 0);
});

/** Source: TABULA/EPISCOPE, German stock of single-family houses, at the degree days of Potsdam. */
test.each([
  [1960, 169],
  [1985, 122],
  [2005, 77],
])('a house of %i needs %i kWh/m² in the reference climate', (builtIn, need) => {
  expect(heatNeed('de', builtIn, 3_667).value).toBe(need);
  expect(heatNeed('de', builtIn, 2 * 3_667).value).toBe(2 * need);
});

/** HSPF2 9 / 3.412 x 0.85: Denver has 3,300 kelvin days. */
test('American units from their rating and the climate', () => {
  const { heatPump } = estimateFor({
    market: 'us',
    place: 'Denver',
    heating: { system: 'gas' },
    heatPump: { kind: 'air', hspf2: 9 },
  });
  expect(heatPump?.seasonalPerformance.middle).toBeCloseTo((9 / 3.412) * 0.85, 3);
});
