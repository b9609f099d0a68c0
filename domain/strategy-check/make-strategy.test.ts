import { expect, test } from 'vitest';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { estimateInputOf } from '#domain/estimate/input-of-home.ts';
import { profileFromCheck } from '#domain/home/codecs.ts';
import type { CheckAnswers } from '#domain/strategy-check/answers.ts';
import { makeStrategy, type Provider, weighed } from '#domain/strategy-check/make-strategy.ts';
import { reasonUnits, strategySchema } from '#domain/strategy-check/strategy.ts';
import { sampleEstimate, sampleRenterEstimate } from '#tests/harness/sample-estimate.ts';

const owner: CheckAnswers = { location: 'Berlin', ownership: 'own', heatingSystem: 'gas', hasEV: true };
const speciality = { de: 'Wärme', en: 'Heat', fr: 'Chaleur' };
const providers: Provider[] = [
  { id: 'a', name: 'Havelwärme', speciality, brands: { heatPump: ['Thermaro'] } },
  { id: 'b', name: 'Kiezstrom', speciality, brands: { solar: ['Heliova'], heatPump: ['Nordtherm', 'Thermaro'] } },
];

function strategyOf(answers: CheckAnswers, found: Estimate, named = providers) {
  const profile = profileFromCheck(answers);
  const strategy = makeStrategy(
    profile,
    weighed(estimateInputOf(profile, answers.location, 'de'), () => found),
    named,
  );
  expect(strategySchema.safeParse(strategy).error).toBeUndefined();
  return strategy;
}
const codes = (strategy: ReturnType<typeof strategyOf>) => strategy.reasons.map(({ code }) => code);

test('an owner with gas and a car gets all three, in the sizes of the estimate', () => {
  const { setup, savingPerYear } = strategyOf(owner, sampleEstimate());
  expect(setup.solar).toMatchObject({ kwp: 9.5, batteryKwh: 8, brands: ['Heliova'] });
  expect(setup.heatPump).toMatchObject({ powerKw: 8.5, brands: ['Nordtherm', 'Thermaro'] });
  expect(setup.evCharger).toEqual({ powerKw: 11, loadBalancing: true, brands: [] });
  expect(savingPerYear?.middle).toBe(2_000);
});

test('brands and providers are those of matched companies alone', () => {
  const { setup, providers: named } = strategyOf(owner, sampleEstimate(), []);
  expect([setup.heatPump?.brands, setup.solar?.brands, named]).toEqual([[], [], []]);
});

test('who rents gets no roof and no heating, and reasons of their own', () => {
  const strategy = strategyOf({ ...owner, ownership: 'rent' }, sampleRenterEstimate());
  expect([strategy.setup.heatPump, strategy.setup.solar, strategy.ownsHome]).toEqual([null, null, false]);
  expect(strategy.setup.evCharger).toMatchObject({ loadBalancing: true });
  expect(codes(strategy)).toEqual(
    expect.arrayContaining(['renter-balcony', 'renter-landlord', 'renter-wallbox', 'renter-no-heat-pump']),
  );
  expect(codes(strategy)).not.toContain('solar-yield');
  expect(strategy.savingPerYear?.middle).toBe(150);
});

test('a heat pump that is there already is kept, and none is sold', () => {
  const { heatPump: _, ...without } = sampleEstimate();
  const strategy = strategyOf({ ...owner, heatingSystem: 'heat-pump' }, without);
  expect(strategy.setup.heatPump).toBeNull();
  expect(codes(strategy)).toContain('keep-heat-pump');
});

test('no car, no charger', () => {
  const { ev: _, ...without } = sampleEstimate();
  const strategy = strategyOf({ ...owner, hasEV: false, planningEV: false }, without);
  expect(strategy.setup.evCharger).toBeNull();
  expect(codes(strategy)).toContain('no-car');
});

test('what is not worth it is not recommended, says why, and is not in the money', () => {
  const asked: EstimateInput[] = [];
  const profile = profileFromCheck(owner);
  const found = weighed(estimateInputOf(profile, 'Berlin', 'de'), (input) => {
    asked.push(input);
    return sampleEstimate({ potentials: { solar: 'high', heatPump: 'low', evCharging: 'low' } });
  });
  expect(asked.map(({ measures, batteryKwh }) => [measures, batteryKwh])).toEqual([
    [['solar', 'heatPump', 'evCharging'], undefined],
    [['solar', 'evCharging'], undefined],
    [['solar', 'evCharging'], 9.5],
  ]);
  const strategy = makeStrategy(profile, found, providers);
  expect(strategy.setup.heatPump).toBeNull();
  expect(strategy.setup.evCharger).not.toBeNull();
  expect(codes(strategy)).toContain('heat-pump-not-worth-it');
});

test.each([
  [13_000, 9.5],
  [11_000, 0],
])('a battery is recommended where it leaves more after 25 years', (left, batteryKwh) => {
  const { solar, money } = sampleEstimate();
  if (!solar) throw new Error('the sample has a roof');
  const none = { low: 0, middle: 0, high: 0 };
  const profile = profileFromCheck(owner);
  const found = weighed(estimateInputOf(profile, 'Berlin', 'de'), (input) => {
    const kwh = input.batteryKwh ?? 0;
    const batteryKwhs = { low: kwh, middle: kwh, high: kwh };
    const over25Years = { ...none, middle: kwh > 0 ? left : 12_000 };
    return sampleEstimate({ solar: { ...solar, batteryKwh: batteryKwhs }, money: { ...money, over25Years } });
  });
  expect(makeStrategy(profile, found, providers).setup.solar?.batteryKwh).toBe(batteryKwh);
});

test('a payback beyond 25 years is said as such', () => {
  const { money } = sampleEstimate();
  const late = sampleEstimate({ money: { ...money, paybackYears: { low: 22, middle: null, high: null } } });
  expect(codes(strategyOf(owner, late))).toContain('no-payback');
});

test('a reason cites a figure exactly where its code has a unit', () => {
  for (const found of [sampleEstimate(), sampleRenterEstimate()]) {
    for (const { code, figure } of strategyOf(owner, found).reasons)
      expect([code, figure === null]).toEqual([code, reasonUnits[code] === 'none']);
  }
});
