import { expect, test } from 'vitest';
import { checkPanel } from '#domain/estimate/car/panel.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';

const home: EstimateInput = {
  market: 'de',
  place: 'Freiburg',
  annualUseKwh: 5_000,
  roof: { kwp: 9, tiltDeg: 30, azimuthDeg: 180, shading: 'none' },
};

const potentialsOf = (change: Partial<EstimateInput>) => estimateFor({ ...home, ...change }).potentials;

test.each<[string, Partial<EstimateInput>, string]>([
  ['a south roof', {}, 'high'],
  ['the same to the north', { roof: { ...home.roof, azimuthDeg: 0 } }, 'medium'],
  ['in heavy shade', { roof: { ...home.roof, shading: 'heavy' } }, 'medium'],
  ['room for 2 kWp', { roof: { ...home.roof, kwp: 2 } }, 'medium'],
  ['at three times the price', { costs: { solar: 36_000 } }, 'low'],
])('solar: %s', (_, change, potential) => {
  expect(potentialsOf(change).solar).toBe(potential);
});

test('old radiators alone never make a heat pump low', () => {
  const old = { system: 'oil', builtIn: 1930, flowTemperatureC: 70 } as const;
  expect(potentialsOf({ heating: old }).heatPump).not.toBe('low');
  expect(potentialsOf({ heating: { system: 'oil', builtIn: 2012 } }).heatPump).toBe('high');
});

test('cheap fuel and dear power make it low, whatever the radiators', () => {
  const change = {
    heating: { system: 'gas', flowTemperatureC: 35 },
    assumptions: { fuelPrice: 0.04, electricityPrice: 0.45 },
  } as const;
  expect(potentialsOf(change).heatPump).toBe('low');
});

test.each([
  [true, 'high'],
  [undefined, 'medium'],
  [false, 'low'],
])('charging with a place of one’s own to park %s: %s', (ownParking, potential) => {
  expect(potentialsOf({ ev: { kmPerYear: 10_000, ownParking } }).evCharging).toBe(potential);
});

test('nothing is said of what is not told', () => {
  expect(Object.keys(potentialsOf({}))).toEqual(['solar']);
});

/** NEC 220.83: 3 VA/sq ft and circuits, 40 % above 8 kVA; heat or cooling in full; the car at 125 %, over 240 V. */
test.each([
  [200, undefined, 7.2, 'fits', 115],
  [100, undefined, 7.2, 'load-management', 115],
  [60, 5, 11.5, 'upgrade', 142],
] as const)('a panel of %i A', (panelAmps, heatPumpKw, chargerKw, verdict, loadAmps) => {
  const result = checkPanel(panelAmps, { areaM2: 185, heatPumpKw, chargerKw });
  expect(result).toEqual({ verdict, loadAmps });
});

test('a renter’s charger and balcony have money of their own, and the whole is their sum', () => {
  const { renter, ev, money, solar } = estimateFor({ ...home, ownsHome: false, ev: { kmPerYear: 10_000 } });
  expect(solar).toBeUndefined();
  const parts = [renter?.balcony?.money, ev?.money];
  expect(money.investment.middle).toBeCloseTo(
    parts.reduce((sum, it) => sum + (it?.investment.middle ?? 0), 0),
    1,
  );
  expect(renter?.balcony?.yieldKwh.middle).toBeLessThan(900);
});

test('power of the roof counts once: with car and heat pump the whole saves what the parts save', () => {
  const { money, ...parts } = estimateFor({
    ...home,
    heating: { system: 'oil' },
    ev: { kmPerYear: 15_000, charging: 'daytime' },
  });
  const sum = [parts.solar, parts.heatPump, parts.ev].reduce(
    (total, it) => total + (it?.money.savingPerYear.middle ?? 0),
    0,
  );
  expect(money.savingPerYear.middle).toBeCloseTo(sum, 0);
  expect(parts.solar?.selfConsumption.middle).toBeLessThanOrEqual(1);
});
