import { expect, test } from 'vitest';
import { withChanges } from '#domain/estimate/assumption-fields.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';

const home: EstimateInput = {
  market: 'de',
  place: 'Berlin',
  heating: { system: 'gas' },
  ev: { kmPerYear: 12_000 },
};

test('each line put back as it was told changes no figure', () => {
  const before = estimateFor(home);
  for (const { name, value, isGiven } of before.assumptions) {
    if (typeof value === 'string' || isGiven) continue;
    const { input } = withChanges(home, { [name]: value });
    const line = input && estimateFor(input).assumptions.find((it) => it.name === name);
    expect(line, name).toMatchObject({ value, isGiven: true });
  }
});

test('a change reaches its field or its override', () => {
  const { input } = withChanges(home, {
    electricityPrice: 0.3,
    'roof.tiltDeg': 10,
    'heatPump.naturalRefrigerant': true,
  });
  expect(input).toEqual({
    ...home,
    assumptions: { electricityPrice: 0.3 },
    roof: { tiltDeg: 10 },
    heatPump: { kind: 'air', naturalRefrigerant: true },
  });
});

test.each([
  ['electricityPrice', 9, 'out-of-range'],
  ['roof.tiltDeg', 400, 'out-of-range'],
  ['annualUseKwh', 0, 'out-of-range'],
  ['annualUseKwh', 1e9, 'out-of-range'],
  ['homes', 1.5, 'wrong-type'],
  ['heating.system', 'sun', 'unknown-value'],
  ['roof.kwp', Number.NaN, 'wrong-type'],
] as const)('%s = %s is refused under its own name: %s', (path, value, problem) => {
  expect(withChanges(home, { [path]: value }).refused).toEqual([{ path, problem }]);
});
