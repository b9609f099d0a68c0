import { expect, test } from 'vitest';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';
import { estimateVerdictSchema, verdictOf } from '#domain/estimate/verdict.ts';
import { estimateWorthIt } from '#domain/estimate/worth-it.ts';
import { markets } from '#domain/place.ts';
import { sampleEstimate, sampleRenterEstimate } from '#tests/harness/sample-estimate.ts';

const places = { de: '10115', at: 'Wien', ch: '8001', us: 'Denver' };
const homeIn = (market: keyof typeof places): EstimateInput => ({
  market,
  place: places[market],
  heating: { system: 'gas' },
  ev: { kmPerYear: 12_000 },
});

test.each(markets)('%s: owner and renter have a verdict of the agreed shape', (market) => {
  for (const ownsHome of [true, false]) {
    const verdict = verdictOf(estimateWorthIt({ ...homeIn(market), ownsHome }, estimateFor));
    expect(estimateVerdictSchema.safeParse(verdict).error).toBeUndefined();
    expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
  }
});

test('figures are those of the estimate, subsidies those in the money', () => {
  const sample = sampleEstimate();
  const verdict = verdictOf(sample);
  expect(verdict).toMatchObject({
    place: 'Berlin',
    currency: 'EUR',
    potentials: sample.potentials,
    money: sample.money,
    kwp: sample.solar?.kwp,
    yieldKwh: sample.solar?.yieldKwh,
    selfSufficiency: sample.solar?.selfSufficiency,
    heatPump: { powerKw: sample.heatPump?.powerKw, seasonalPerformance: sample.heatPump?.seasonalPerformance },
    co2KgPerYear: sample.co2KgPerYear,
    notWorthIt: [],
  });
  expect(verdict.subsidies.map(({ id }) => id)).toEqual(['de-kfw-458']);
});

const low = (solution: keyof Estimate['potentials']) =>
  sampleEstimate({ potentials: { ...sampleEstimate().potentials, [solution]: 'low' } });

test.each([
  ['solar', 'long-payback'],
  ['heatPump', 'dearer-than-heating'],
  ['evCharging', 'no-parking'],
] as const)('a low potential of %s says why: %s', (solution, reason) => {
  expect(verdictOf(low(solution)).notWorthIt).toEqual([{ solution, reason }]);
});

test('roof and heating of a rented home are the landlord’s', () => {
  const { notWorthIt, yieldKwh, kwp, heatPump } = verdictOf(sampleRenterEstimate());
  expect(notWorthIt).toEqual([
    { solution: 'solar', reason: 'landlord-decides' },
    { solution: 'heatPump', reason: 'landlord-decides' },
  ]);
  expect(yieldKwh?.middle).toBe(650);
  expect([kwp, heatPump]).toEqual([undefined, undefined]);
});

const dearHeatPump = { ...homeIn('de'), assumptions: { fuelPrice: 0.04, electricityPrice: 0.45 } };

test('what is not worth it is not in the figures, and stays among potentials and assumptions', () => {
  const found = estimateWorthIt(dearHeatPump, estimateFor);
  expect(found.heatPump).toBeUndefined();
  expect(found.potentials.heatPump).toBe('low');
  expect(found.assumptions.map(({ name }) => name)).toContain('fuelPrice');
  const alone = estimateFor({ ...dearHeatPump, measures: ['solar', 'evCharging'] });
  expect(found.money).toEqual(alone.money);
  expect(verdictOf(found).heatPump).toBeUndefined();
});

test('where nothing at all is worth it, the figures say so', () => {
  const found = estimateWorthIt({ ...homeIn('de'), measures: ['solar'], costs: { solar: 60_000 } }, estimateFor);
  expect(found.potentials.solar).toBe('low');
  expect(found.solar).toBeDefined();
});

test('where nothing is asked for by name, nothing is added', () => {
  const found = estimateWorthIt(
    { market: 'de', place: 'Berlin', ev: { kmPerYear: 12_000 }, costs: { solar: 60_000 } },
    estimateFor,
  );
  expect(found.solar).toBeUndefined();
  expect(found.heatPump).toBeUndefined();
  expect(found.ev).toBeDefined();
});
