import { expect, test } from 'vitest';
import { knownFactsSchema } from '#domain/home/fact-schemas.ts';
import { readFacts } from '#widgets/chat/read-facts.ts';

const values: Record<string, unknown[]> = {
  homeType: ['condo', 'castle', 1, null],
  roofType: ['flat', 'unsure', ''],
  homeSize: [1, 0, 0.5, 100_000, 100_001, '900', Number.NaN, Number.POSITIVE_INFINITY],
  currentHeatingSystem: ['oil', 'district'],
  electrical: [200, 0, 2_000, 2_001],
  hasEV: ['yes', true],
  evChargerType: ['wallbox', 'x'.repeat(500), 'x'.repeat(501), 1],
  energyBill: [0, -1, 1_000_000, 1_000_001],
  solarInterest: [true, false, 'true'],
  batteryInterest: [true, 1],
  incentiveInterest: [false, null],
  heatPumpInterest: [true, 'yes'],
  heatingSystemAge: ['over_15', 'old'],
  roofAge: ['new', 5],
  ownsHome: [false, 'no'],
  place: ['8004 Zürich', 'x'.repeat(121)],
  roofAreaM2: [62, 0, 10_001],
  flowTemperatureC: [55, 96, -1],
  userEmail: ['ada@example.org'],
  toString: ['x'],
};

test('the table has every fact', () => {
  expect(Object.keys(values)).toEqual(expect.arrayContaining(Object.keys(knownFactsSchema.shape)));
});

test.each(Object.entries(values))('%s is judged as the schema judges it', (name, given) => {
  for (const value of given) {
    const isGood = knownFactsSchema.safeParse({ [name]: value }).success;
    expect([value, readFacts({ [name]: value }) !== undefined]).toEqual([value, isGood]);
  }
});

test.each(['', '[]', 'null', '{', '"x"', '3'])('%s is none', (text) => {
  expect(readFacts(text)).toBeUndefined();
});
