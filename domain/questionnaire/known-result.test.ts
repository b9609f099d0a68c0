import { expect, test } from 'vitest';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import { quickResult, quickResultSchema } from '#domain/questionnaire/packages.ts';

const whole = { roofType: 'flat', currentHeatingSystem: 'gas', hasEV: 'yes', roofAge: 'over_15' } as const;

test('with everything known it is the quick tier', () => {
  expect(knownResult(whole, 'CHF')).toEqual(quickResult(whole, 'CHF'));
});

test.each([
  [{ currentHeatingSystem: 'oil' } as const, ['heatPumpPotential'], ['basic']],
  [{ roofType: 'unsure', hasEV: 'no' } as const, ['evChargingPotential'], ['evReady']],
  [
    { roofType: 'flat', currentHeatingSystem: 'gas' } as const,
    ['solarPotential', 'heatPumpPotential'],
    ['basic', 'solar'],
  ],
  [{}, [], []],
])('of %j it guesses neither potential nor package', (answers, potentials, packages) => {
  const result = knownResult(answers, 'EUR');
  expect(quickResultSchema.safeParse(result).success).toBe(true);
  expect(Object.keys(result).filter((name) => name.endsWith('Potential'))).toEqual(potentials);
  expect(result.options.map(({ name }) => name)).toEqual(packages);
});
