import { expect, test } from 'vitest';
import { estimateInputSchema } from '#domain/estimate/estimate-input.ts';
import { estimateInputOf } from '#domain/estimate/input-of-home.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';
import { profileFromAnswers, profileFromCheck, profileFromFacts } from '#domain/home/codecs.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { learn } from '#domain/home/home-profile.ts';

const homeOf = (facts: KnownFacts) => estimateInputOf(profileFromFacts(facts, 'USD'), 'Denver', 'us');

test('a check tells what the home has, and who rents', () => {
  const renting = profileFromCheck({ ownership: 'rent', heatingSystem: 'gas', hasEV: false });
  const input = estimateInputOf(renting, '8001', 'ch');
  expect(input).toMatchObject({ market: 'ch', place: '8001', ownsHome: false, measures: ['solar', 'heatPump'] });
  expect(input).not.toHaveProperty('ev');
  expect(estimateInputOf(profileFromCheck({ hasEV: true }), 'Denver', 'us').ev).toEqual({ kmPerYear: 18_000 });
});

test('a questionnaire tells area, roof, heating and its age, and the bill for all energy', () => {
  const profile = profileFromAnswers(
    {
      ...{ homeType: 'single_family', homeSize: '1500_2000', roofType: 'flat', annualEnergyBill: '1000_2000' },
      ...{ currentHeatingSystem: 'oil', heatingSystemAge: '10_15', hasEV: 'planning' },
    },
    'de',
  );
  expect(estimateInputOf(profile, 'Berlin', 'de')).toEqual({
    ...{ market: 'de', place: 'Berlin', ownsHome: true, annualEnergyBill: 1_500 },
    ...{ measures: ['solar', 'heatPump', 'evCharging'], ev: { kmPerYear: 12_300 } },
    roof: { tiltDeg: 10, azimuthDeg: 180 },
    heating: { system: 'oil', ageYears: 12, areaM2: 162.5 },
  });
});

test('a chat tells roof area, flow temperature and the American panel', () => {
  const input = homeOf({ roofAreaM2: 60, flowTemperatureC: 45, electrical: 150, hasEV: 'yes', homeSize: 2_000 });
  expect(input.roof).toEqual({ areaM2: 60 });
  expect(input.heating).toMatchObject({ system: 'unsure', flowTemperatureC: 45 });
  expect(input.heating?.areaM2).toBeCloseTo(185.8, 1);
  expect(input.ev).toEqual({ kmPerYear: 18_000, panelAmps: 150 });
  expect(estimateFor(input).ev?.panel?.verdict).toBeDefined();
});

test('shade that was told of is reckoned with, and none where nothing was told', () => {
  const yieldIn = (facts: KnownFacts) => estimateFor(homeOf(facts)).solar?.yieldKwh.middle ?? 0;
  expect(homeOf({ roofType: 'sloped_south', roofShading: 'heavy' }).roof).toMatchObject({ shading: 'heavy' });
  expect(homeOf({ roofType: 'sloped_south' }).roof).not.toHaveProperty('shading');
  const [open, some, heavy] = [{}, { roofShading: 'some' }, { roofShading: 'heavy' }] as const;
  expect(yieldIn(some)).toBeLessThan(yieldIn(open));
  expect(yieldIn(heavy)).toBeLessThan(yieldIn(some));
});

test('a heat pump that is there is not bought again', () => {
  expect(homeOf({ currentHeatingSystem: 'heat_pump' }).measures).toEqual(['solar']);
});

test('what is beyond the bounds of the engine is left open, so that nothing is refused that was not asked for', () => {
  const input = homeOf({
    roofAreaM2: 9_000,
    flowTemperatureC: 5,
    electrical: 2_000,
    hasEV: 'yes',
    energyBill: 0,
    homeSize: 50,
  });
  expect(estimateInputSchema.safeParse(input).error).toBeUndefined();
  expect([input.roof, input.heating, input.ev]).toEqual([{}, { system: 'unsure' }, { kmPerYear: 18_000 }]);
});

test.each([
  [{ energyBill: 1_260 }, { annualEnergyBill: 1_260 }],
  [{ energyBill: 1_260, energyBillCovers: 'electricity' }, { annualBill: 1_260 }],
  [{ energyBill: 1_260, energyBillCovers: 'electricity', currentHeatingSystem: 'gas' }, { annualBill: 1_260 }],
  [
    { energyBill: 1_260, energyBillCovers: 'electricity', currentHeatingSystem: 'heat_pump' },
    { annualEnergyBill: 1_260 },
  ],
  [{ energyBill: 1_260, energyBillCovers: 'heating' }, {}],
] satisfies [KnownFacts, object][])('of %o the electricity is estimated from %o', (facts, bills) => {
  const { annualBill, annualEnergyBill } = homeOf(facts);
  expect({ annualBill, annualEnergyBill }).toEqual({ annualBill: undefined, annualEnergyBill: undefined, ...bills });
});

test('the bill for all energy keeps the electricity below it, and never raises it', () => {
  const useOf = (annualEnergyBill?: number) => {
    const input = { market: 'de', place: 'Berlin', ...(annualEnergyBill && { annualEnergyBill }) } as const;
    return estimateFor(input).assumptions.find(({ name }) => name === 'annualUseKwh');
  };
  const [most, usual] = [750 / 0.372, useOf()];
  expect(useOf(750)).toMatchObject({ value: expect.closeTo(most), high: expect.closeTo(most) });
  expect(useOf(750)?.low).toBeLessThan(usual?.low ?? 0);
  expect(useOf(1_600)).toMatchObject({ value: usual?.value, low: usual?.low, high: 1_600 / 0.372 });
  expect(useOf(9_000)).toEqual(usual);
});

test('a use that is known counts', () => {
  const profile = learn(profileFromCheck({}), 'annualUseKwh', 3_200, 'visitor');
  expect(estimateInputOf(profile, 'Berlin', 'de').annualUseKwh).toBe(3_200);
});
