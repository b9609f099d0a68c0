import { describe, expect, test } from 'vitest';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { followHome } from '#domain/estimate/follow-home.ts';
import { assumedProfile, type HomeProfile, learn, type ProfileField } from '#domain/home/home-profile.ts';

const input: EstimateInput = {
  market: 'de',
  place: '10437 Berlin',
  ownsHome: true,
  roof: { kwp: 8, tiltDeg: 30 },
  heating: { system: 'gas', areaM2: 140, annualFuelKwh: 20_000, ageYears: 12 },
  ev: { kmPerYear: 12_000 },
  measures: ['solar', 'heatPump', 'evCharging'],
};

const home = (facts: Partial<Record<ProfileField, unknown>>): HomeProfile =>
  Object.entries(facts).reduce<HomeProfile>(
    (profile, [field, value]) => learn(profile, field as ProfileField, value as never, 'visitor'),
    {},
  );
const told = home({
  ownsHome: true,
  place: '10437 Berlin',
  heatingSystem: 'gas',
  evOwnership: 'yes',
  livingAreaM2: 140,
});
const corrected = (facts: Partial<Record<ProfileField, unknown>>) =>
  followHome(input, told, { ...told, ...home(facts) });

describe('an estimate follows the home', () => {
  test('nothing corrected leaves it as it is', () => {
    expect(corrected({})).toBe(input);
    expect(corrected({ homeType: 'townhouse', roofAge: 'new' })).toBe(input);
    expect(corrected({ livingAreaM2: 140.04 })).toBe(input);
  });

  test('what is assumed corrects what was assumed, and nothing that was told', () => {
    const [owner, renter] = [assumedProfile('condo'), assumedProfile('apartment')];
    expect(followHome(input, owner, renter)).toEqual({ ...input, ownsHome: false });
    expect(followHome(input, told, renter)).toBe(input);
  });

  test.each([
    ['ownership', { ownsHome: false }, { ownsHome: false }],
    ['the place', { place: 'Hamburg' }, { place: 'Hamburg' }],
    ['the size', { livingAreaM2: 90 }, { heating: { ...input.heating, areaM2: 90 } }],
    ['the flow', { flowTemperatureC: 45 }, { heating: { ...input.heating, flowTemperatureC: 45 } }],
    ['the roof', { roofAreaM2: 60 }, { roof: { tiltDeg: 30, areaM2: 60 } }],
    ['the use', { annualUseKwh: 4_000 }, { annualUseKwh: 4_000 }],
    [
      'the heating, without the old one’s fuel and age',
      { heatingSystem: 'oil' },
      { heating: { system: 'oil', areaM2: 140 } },
    ],
    [
      'a heat pump that is there already',
      { heatingSystem: 'heat_pump' },
      { heating: { system: 'heat_pump', areaM2: 140 }, measures: ['solar', 'evCharging'] },
    ],
  ] as const)('%s', (_, facts, changes) => {
    expect(corrected(facts)).toEqual({ ...input, ...changes });
  });

  test('a car that is not there takes its charger along', () => {
    const { ev: _, ...rest } = input;
    expect(corrected({ evOwnership: 'no' })).toEqual({ ...rest, measures: ['solar', 'heatPump'] });
  });
});

describe('an estimate is outdated', () => {
  test('where the roof turns out another one', () => {
    expect(corrected({ roofType: 'sloped_north' })).toBeNull();
  });

  test('where a car comes whose way nobody told', () => {
    const { ev: _, ...without } = input;
    const before = home({ evOwnership: 'no' });
    expect(followHome(without, before, home({ evOwnership: 'yes' }))).toBeNull();
  });

  test('where the corrected fact is none that an estimate takes', () => {
    expect(corrected({ livingAreaM2: 9_000 })).toBeNull();
  });
});
