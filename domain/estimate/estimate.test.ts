import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { estimateInputSchema } from '#domain/estimate/estimate-input.ts';
import { type Estimate, estimateSchema } from '#domain/estimate/estimate-result.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';

const places = {
  de: ['10437 Berlin', 'München', '01067', '94481 Grafenau'],
  at: ['Wien', '8010 Graz', '6020'],
  ch: ['Zürich', '1204 Genève', 'Lugano'],
  us: ['Denver, CO', 'Seattle', '77002', '99501', 'Miami'],
} as const;

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

/** Leaves out what is undefined: an input says nothing then. */
const told = (value: object): object =>
  Object.fromEntries(
    Object.entries(value)
      .filter(([, it]) => it !== undefined)
      .map(([key, it]) => [key, typeof it === 'object' && !Array.isArray(it) && it !== null ? told(it) : it]),
  );

const systems = fc.constantFrom(
  'gas',
  'oil',
  'electric',
  'propane',
  'coal',
  'gas_floor',
  'night_storage',
  'biomass',
  'district',
  'unsure',
  'heat_pump',
);
const parts = {
  applicationDate: optional(
    fc.constantFrom('2025-06-01', '2026-05-05', '2026-07-20', '2026-07-21', '2027-03-01', '2031-01-01'),
  ),
  ownsHome: optional(fc.boolean()),
  householdIncome: optional(number(0, 200_000)),
  minorChildren: optional(fc.integer({ min: 0, max: 4 })),
  homes: optional(fc.integer({ min: 1, max: 12 })),
  annualUseKwh: optional(number(100, 30_000)),
  annualBill: optional(number(50, 10_000)),
  roof: optional(
    fc.record({
      areaM2: optional(number(2, 500)),
      kwp: optional(number(0.3, 60)),
      tiltDeg: optional(number(0, 90)),
      azimuthDeg: optional(number(0, 360)),
      shading: optional(fc.constantFrom('none', 'some', 'heavy')),
    }),
  ),
  batteryKwh: optional(number(0, 60)),
  heating: optional(
    fc.record({
      system: systems,
      ageYears: optional(number(0, 60)),
      annualFuelKwh: optional(number(500, 80_000)),
      areaM2: optional(number(15, 600)),
      builtIn: optional(fc.integer({ min: 1800, max: 2027 })),
      flowTemperatureC: optional(number(25, 80)),
    }),
  ),
  heatPump: optional(fc.record({ kind: fc.constantFrom('air', 'ground'), naturalRefrigerant: optional(fc.boolean()) })),
  ev: optional(
    fc.record({
      kmPerYear: number(100, 60_000),
      chargerKw: optional(number(2, 22)),
      panelAmps: optional(number(60, 400)),
      charging: optional(fc.constantFrom('evening', 'daytime', 'surplus')),
    }),
  ),
  costs: optional(
    fc.record({
      solar: optional(number(0, 90_000)),
      battery: optional(number(0, 40_000)),
      heatPump: optional(number(0, 90_000)),
      charger: optional(number(0, 9_000)),
    }),
  ),
};

const homes: fc.Arbitrary<EstimateInput> = fc
  .constantFrom('de', 'at', 'ch', 'us')
  .chain((market) =>
    fc.record({
      market: fc.constant(market),
      place: fc.constantFrom(...places[market as keyof typeof places]),
      ...parts,
    }),
  )
  .map((home) => estimateInputSchema.parse(told(home)));

interface Edges {
  low: number | null;
  middle: number | null;
  high: number | null;
}

/** Every range of a result with its path. */
function rangesIn(tree: unknown, path = ''): [string, Edges][] {
  if (typeof tree !== 'object' || tree === null) return [];
  if ('low' in tree && 'middle' in tree) return [[path, tree as Edges]];
  return Object.entries(tree).flatMap(([key, value]) => rangesIn(value, `${path}.${key}`));
}

const end = (edge: number | null) => edge ?? Number.POSITIVE_INFINITY;

function expectOrdered(result: Estimate) {
  for (const [path, { low, middle, high }] of rangesIn(result)) {
    expect(end(low), `${path} low`).toBeLessThanOrEqual(end(middle));
    expect(end(middle), `${path} high`).toBeLessThanOrEqual(end(high));
    if (path.endsWith('paybackYears')) expect(end(low), path).toBeGreaterThanOrEqual(0);
  }
}

/** One seed for every day; the deep run draws a new one. */
const RUNS = process.env.DEEP ? { numRuns: 1_000 } : { numRuns: 60, seed: 10 };
const TIMEOUT = { timeout: process.env.DEEP ? 600_000 : 60_000 };

test('any home: the shape of the contract, edges in order, no payback below zero', TIMEOUT, () => {
  fc.assert(
    fc.property(homes, (home) => {
      const result = estimateFor(home);
      expect(() => estimateSchema.parse(result)).not.toThrow();
      expectOrdered(result);
    }),
    RUNS,
  );
});

test('any home: self-sufficiency stays below 0.9, and shares below 1', TIMEOUT, () => {
  fc.assert(
    fc.property(homes, (home) => {
      const { solar, heatPump, ev } = estimateFor(home);
      expect(solar?.selfSufficiency.high ?? 0).toBeLessThan(0.9);
      for (const share of [solar?.selfConsumption, heatPump?.fromSolar, ev?.fromSolar])
        expect(share?.high ?? 0).toBeLessThanOrEqual(1);
    }),
    RUNS,
  );
});

test('any home: no subsidy twice, none above its cost, what has ended or is announced counts nothing', TIMEOUT, () => {
  fc.assert(
    fc.property(homes, (home) => {
      const { subsidies, money } = estimateFor(home);
      const ids = subsidies.map(({ id, measure }) => `${id} ${measure}`);
      expect(new Set(ids).size).toBe(ids.length);
      const sum = subsidies.reduce((total, { amount }) => total + amount.middle, 0);
      expect(sum).toBeCloseTo(money.subsidy.middle, 0);
      expect(money.subsidy.middle).toBeLessThanOrEqual(money.investment.middle + 0.01);
      for (const { status, amount } of subsidies) if (status !== 'counted') expect(amount.high).toBe(0);
    }),
    RUNS,
  );
});

test('more modules give more, a larger battery never less of one’s own', TIMEOUT, () => {
  fc.assert(
    fc.property(
      homes,
      number(0.3, 40),
      number(0.1, 20),
      number(0, 30),
      number(0.1, 20),
      (home, kwp, more, kwh, extra) => {
        const owner: EstimateInput = { ...home, ownsHome: true, measures: ['solar'] };
        const of = (size: number, batteryKwh: number) =>
          estimateFor({ ...owner, roof: { ...owner.roof, kwp: size }, batteryKwh }).solar;
        const [small, large] = [of(kwp, kwh), of(kwp + more, kwh)];
        expect(large?.yieldKwh.middle).toBeGreaterThan(small?.yieldKwh.middle ?? Number.NaN);
        const stored = of(kwp, kwh + extra);
        expect(stored?.selfSufficiency.middle).toBeGreaterThanOrEqual(small?.selfSufficiency.middle ?? Number.NaN);
      },
    ),
    RUNS,
  );
});

test('the months add up to the year', () => {
  const { solar } = estimateFor({ market: 'de', place: 'Kassel', roof: { kwp: 9, tiltDeg: 30, azimuthDeg: 200 } });
  const sum = solar?.monthlyKwh.reduce((total, { middle }) => total + middle, 0);
  expect(Math.abs((sum ?? 0) - (solar?.yieldKwh.middle ?? 0))).toBeLessThan(1);
});

test('what is not told is assumed, shown, and changed under its name', () => {
  const home: EstimateInput = { market: 'de', place: 'Berlin', heating: { system: 'gas' }, ev: { kmPerYear: 10_000 } };
  const result = estimateFor(home);
  const names = result.assumptions.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['roof.kwp', 'electricityPrice', 'heating.flowTemperatureC', 'carSolarShare', 'priceRise']),
  );
  for (const { source, asOf } of result.assumptions) expect([source, asOf]).not.toContain('');
  const changed = estimateFor({ ...home, assumptions: { electricityPrice: 0.6 }, roof: { kwp: 4 } });
  expect(changed.assumptions.find(({ name }) => name === 'electricityPrice')).toMatchObject({
    value: 0.6,
    isGiven: true,
  });
  expect(changed.solar?.kwp).toEqual({ low: 4, middle: 4, high: 4 });
  expect(changed.solar?.money.paybackYears.middle).toBeLessThan(result.solar?.money.paybackYears.middle ?? 0);
});

test('at least 10 % around a yield, more where no weather is near', () => {
  const spread = (place: string) => {
    const range = estimateFor({ market: 'us', place, roof: { kwp: 5, tiltDeg: 20, azimuthDeg: 180, shading: 'none' } })
      .solar?.yieldKwh;
    return range ? (range.high - range.middle) / range.middle : 0;
  };
  expect(spread('Denver')).toBeCloseTo(0.1, 3);
  expect(spread('Houston')).toBeGreaterThan(0.15);
});
