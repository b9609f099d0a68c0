import { expect, test } from 'vitest';
import type { KnownFacts } from '#domain/home/facts.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';

test.each<[KnownFacts, ReturnType<typeof knownPotentials>]>([
  [{}, {}],
  [{ homeType: 'condo', homeSize: 900 }, {}],
  [{ roofType: 'sloped_south' }, { solarPotential: 'high' }],
  [{ roofType: 'sloped_south', roofShading: 'none' }, { solarPotential: 'high' }],
  [{ roofType: 'sloped_south', roofShading: 'some' }, { solarPotential: 'medium' }],
  [{ roofType: 'sloped_south', roofShading: 'heavy' }, { solarPotential: 'low' }],
  [{ roofType: 'flat', roofShading: 'some' }, { solarPotential: 'medium' }],
  [{ roofType: 'flat', roofShading: 'heavy' }, { solarPotential: 'low' }],
  [{ roofShading: 'heavy' }, {}],
  [{ roofType: 'unsure', hasEV: 'no' }, { evChargingPotential: 'medium' }],
  [{ currentHeatingSystem: 'unsure' }, {}],
  [
    { currentHeatingSystem: 'heat_pump', hasEV: 'yes' },
    { heatPumpPotential: 'medium', evChargingPotential: 'high' },
  ],
])('%o teaches %o', (data, expected) => {
  expect(knownPotentials(data)).toEqual(expected);
});
