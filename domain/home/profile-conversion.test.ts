import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ages,
  energyBills,
  evOwnerships,
  heatingSystems,
  homeSizes,
  homeTypes,
  roofTypes,
} from '#domain/home/enumerations.ts';
import { homeProfileSchema, learn } from '#domain/home/home-profile.ts';
import { answersFromProfile, profileFromAnswers, profileFromHomeData } from '#domain/home/profile-conversion.ts';
import { squareFeet, squareMetres } from '#domain/home/units.ts';

const known = <Value extends string>(values: readonly Value[]) =>
  fc.constantFrom(...values.filter((value) => value !== 'unsure'));

const answers = fc.record(
  {
    homeType: known(homeTypes),
    homeSize: known(homeSizes),
    roofType: known(roofTypes),
    roofAge: known(ages),
    currentHeatingSystem: known(heatingSystems),
    heatingSystemAge: known(ages),
    hasEV: known(evOwnerships),
    annualEnergyBill: known(energyBills),
  },
  { requiredKeys: [] },
);

test('answers survive the way through a profile and back', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const profile = profileFromAnswers(given, 'EUR');
      expect(homeProfileSchema.safeParse(profile).success).toBe(true);
      expect(answersFromProfile(profile)).toEqual(given);
    }),
  );
});

test('"unsure" teaches nothing', () => {
  const profile = profileFromAnswers({ roofType: 'unsure', roofAge: 'unsure', annualEnergyBill: 'unsure' }, 'CHF');
  expect(Object.keys(profile)).toEqual(['ownsHome']);
});

test('a visitor beats the server, the server beats a keyword, and none the other way round', () => {
  let profile = learn({}, 'heatingSystem', 'gas', 'keyword', 0.6);
  profile = learn(profile, 'heatingSystem', 'oil', 'server');
  profile = learn(profile, 'heatingSystem', 'gas', 'keyword');
  expect(profile.heatingSystem?.value).toBe('oil');
  profile = learn(profile, 'heatingSystem', 'propane', 'visitor');
  profile = learn(profile, 'heatingSystem', 'oil', 'server');
  expect(profile.heatingSystem).toEqual({ value: 'propane', source: 'visitor', confidence: 1 });
});

test('chat data in square feet becomes square metres', () => {
  const profile = profileFromHomeData({ homeSize: 1_000, energyBill: 1_800.5, electrical: 200 }, 'USD', 'keyword');
  expect(profile.livingAreaM2?.value).toBeCloseTo(92.903, 3);
  expect(profile.annualEnergyCost?.value).toEqual({ minor: 180_050, currency: 'USD' });
  expect(profile.panelAmperes?.value).toBe(200);
});

test('square feet and square metres are inverse', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), (area) => {
      expect(squareFeet(squareMetres(area))).toBeCloseTo(area, 6);
    }),
  );
});
