import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answersFromProfile,
  assessmentFromProfile,
  profileFromAnswers,
  profileFromAssessment,
  profileFromCheck,
  profileFromFacts,
} from '#domain/home/codecs.ts';
import {
  ages,
  energyBills,
  evOwnerships,
  heatingSystems,
  homeSizes,
  homeTypes,
  roofTypes,
} from '#domain/home/enumerations.ts';
import { homeProfileSchema } from '#domain/home/fact-schemas.ts';
import { learn } from '#domain/home/home-profile.ts';
import { squareFeet, squareMetres } from '#domain/home/units.ts';
import { type Market, markets } from '#domain/place.ts';
import { checkHeatingSystems, ownerships } from '#domain/strategy-check/answers.ts';
import { summaryAssessmentSchema } from '#domain/summary/summary-assessment.ts';

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
    fc.property(answers, fc.constantFrom(...markets), (given, market) => {
      const profile = profileFromAnswers(given, market);
      expect(homeProfileSchema.safeParse(profile).success).toBe(true);
      expect(answersFromProfile(profile)).toEqual(given);
    }),
  );
});

test.each([
  ['apartment', false],
  ['condo', true],
  ['single_family', true],
  [undefined, true],
] as const)('whoever lives in %s is assumed to own it: %s', (homeType, isOwned) => {
  const told = homeType && { homeType };
  for (const profile of [
    profileFromAnswers({ ...told }, 'de'),
    profileFromAssessment({ ...told }, 'EUR'),
    profileFromFacts({ ...told }, 'EUR'),
  ])
    expect(profile.ownsHome).toMatchObject({ value: isOwned, source: 'assumption' });
});

test('what is said of the ownership stands against what the home lets assume', () => {
  const owned = profileFromFacts({ homeType: 'apartment', ownsHome: true }, 'EUR');
  expect(owned.ownsHome).toMatchObject({ value: true, source: 'keyword' });
});

test('"unsure" teaches nothing', () => {
  const profile = profileFromAnswers({ roofType: 'unsure', roofAge: 'unsure', annualEnergyBill: 'unsure' }, 'ch');
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
  const profile = profileFromFacts({ homeSize: 1_000, energyBill: 1_800.5, electrical: 200 }, 'USD');
  expect(profile.livingAreaM2?.value).toBeCloseTo(92.903, 3);
  expect(profile.annualEnergyCost?.value).toEqual({ minor: 180_050, currency: 'USD' });
  expect(profile.panelAmperes?.value).toBe(200);
});

test('a summary tells what a bill is for, and a profile takes it from there', () => {
  const facts = { energyBill: 1_260, energyBillCovers: 'electricity' } as const;
  const told = assessmentFromProfile(profileFromFacts(facts, 'EUR'));
  expect(told).toEqual({ annualEnergyBill: 1_260, energyBillCovers: 'electricity' });
  expect(profileFromAssessment(told, 'EUR').energyCostCovers?.value).toBe('electricity');
  expect(assessmentFromProfile(profileFromFacts({ ...facts, currentHeatingSystem: 'electric' }, 'EUR'))).toEqual({
    annualEnergyBill: 1_260,
    currentHeatingSystem: 'electric',
  });
});

test('how a roof is shaded comes through answers and summary, and a home without it stays as it was', () => {
  const facts = { roofType: 'sloped_south', roofShading: 'heavy' } as const;
  const profile = profileFromFacts(facts, 'EUR');
  expect(answersFromProfile(profile)).toEqual(facts);
  const told = assessmentFromProfile(profile);
  expect(told).toEqual(facts);
  expect(profileFromAssessment(told, 'EUR').roofShading?.value).toBe('heavy');
  expect(profileFromAnswers(facts, 'de').roofShading?.value).toBe('heavy');
  const { roofShading: _, ...before } = profile;
  expect(homeProfileSchema.parse(before)).toEqual(before);
  expect(answersFromProfile(before)).toEqual({ roofType: 'sloped_south' });
});

test('square feet and square metres are inverse', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), (area) => {
      expect(squareFeet(squareMetres(area))).toBeCloseTo(area, 6);
    }),
  );
});

test.each(markets.flatMap((market) => homeSizes.map((homeSize) => [homeSize, market] as const)))(
  'size %s, as %s offers it, comes back from the number that a summary tells',
  (homeSize, market) => {
    const told = assessmentFromProfile(profileFromAnswers({ homeSize }, market));
    expect(answersFromProfile(profileFromAssessment(told, 'EUR'))).toEqual({ homeSize });
  },
);

test('a summary tells a size within the range that was chosen', () => {
  const toldIn = (market: Market) =>
    homeSizes.map((homeSize) => assessmentFromProfile(profileFromAnswers({ homeSize }, market)).homeSize);
  expect(toldIn('ch')).toEqual([67.5, 115, 162.5, 232.5, 280]);
  expect(toldIn('us')).toEqual([69.7, 116.1, 162.6, 232.3, 278.7]);
});

test('an unknown bill is left out of a summary, everything else is carried over', () => {
  const answers = {
    homeType: 'condo',
    roofType: 'unsure',
    annualEnergyBill: 'unsure',
    hasEV: 'planning',
    energyGoals: 'resilience',
    additionalNotes: 'x',
  } as const;
  const { annualEnergyBill: _, ...told } = answers;
  expect(assessmentFromProfile(profileFromAnswers(answers, 'at'), answers)).toEqual(told);
});

test('square metres become the range they lie in', () => {
  const answersOf = (assessment: { homeSize: number; annualEnergyBill?: number }) =>
    answersFromProfile(profileFromAssessment(assessment, 'EUR'));
  expect(answersOf({ homeSize: 130 })).toEqual({ homeSize: '1000_1500' });
  expect(answersOf({ homeSize: 400, annualEnergyBill: 0 })).toEqual({
    homeSize: 'over_3000',
    annualEnergyBill: 'under_1000',
  });
});

test('numbers survive being kept, whatever range they fall into', () => {
  const assessment = { homeType: 'condo', homeSize: 131.4, annualEnergyBill: 1234.5, hasEV: 'no' } as const;
  const profile = profileFromAssessment(assessment, 'CHF');
  expect(assessmentFromProfile(profile, answersFromProfile(profile, assessment))).toEqual(assessment);
});

const facts = {
  homeType: 'single_family',
  homeSize: 1_507,
  roofType: 'unsure',
  roofAge: 'over_15',
  currentHeatingSystem: 'oil',
  heatingSystemAge: 'over_15',
  hasEV: 'planning',
  energyBill: 2_400,
  solarInterest: true,
  place: '8004 Zürich',
  roofAreaM2: 62,
  flowTemperatureC: 55,
} as const;

test('a chat is told as a summary tells a home, size in square metres', () => {
  const assessment = assessmentFromProfile(profileFromFacts(facts, 'CHF'), facts);
  expect(summaryAssessmentSchema.safeParse(assessment).success).toBe(true);
  expect(assessment).toEqual({
    homeType: 'single_family',
    homeSize: 140,
    roofType: 'unsure',
    roofAge: 'over_15',
    currentHeatingSystem: 'oil',
    heatingSystemAge: 'over_15',
    hasEV: 'planning',
    annualEnergyBill: 2_400,
  });
});

test('what a chat has taught beyond the wizard is in the profile', () => {
  const { place, roofAreaM2, flowTemperatureC, roofType } = profileFromFacts(facts, 'CHF');
  expect([place?.value, roofAreaM2?.value, flowTemperatureC?.value, roofType]).toEqual([
    '8004 Zürich',
    62,
    55,
    undefined,
  ]);
});

test('numbers become the ranges they fall into, and nothing is known of nothing', () => {
  const answersOf = (known: Parameters<typeof profileFromFacts>[0]) =>
    answersFromProfile(profileFromFacts(known, 'EUR'));
  expect(answersOf(facts)).toMatchObject({ homeSize: '1500_2000', annualEnergyBill: '2000_3000' });
  expect(answersOf({ solarInterest: true })).toEqual({});
});

const check = fc.record(
  {
    location: fc.constantFrom('10115 Berlin', 'Denver', '8001'),
    ownership: fc.constantFrom(...ownerships),
    roofDetails: fc.constantFrom('flat, 60 m²', 'Süddach'),
    heatingSystem: fc.constantFrom(...checkHeatingSystems),
    car: fc.constantFrom(
      { hasEV: true, planningEV: false },
      { hasEV: false, planningEV: true },
      { hasEV: false, planningEV: false },
    ),
  },
  { requiredKeys: [] },
);

test('answers of the strategy check are the same in a profile', () => {
  fc.assert(
    fc.property(check, ({ car = { hasEV: false, planningEV: false }, ...given }) => {
      const profile = profileFromCheck({ ...given, ...car });
      expect(homeProfileSchema.safeParse(profile).success).toBe(true);
      expect(profile.place?.value).toBe(given.location);
      expect(profile.ownsHome?.value).toBe(given.ownership !== 'rent');
      const { hasEV, planningEV } = car;
      expect(profile.evOwnership?.value).toBe(hasEV ? 'yes' : planningEV ? 'planning' : 'no');
    }),
  );
});

test('an ownership that nobody told is assumed', () => {
  expect(profileFromCheck({}).ownsHome).toMatchObject({ value: true, source: 'assumption' });
});
