import { describe, expect, test } from 'vitest';
import { evOwnerships, heatingSystems, potentials, roofTypes, solutions } from '#domain/home/enumerations.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { packageRules, potentialsOf, quickResult, reasonsAgainstPackage } from '#domain/questionnaire/packages.ts';
import {
  type AdvisedHome,
  decidingAnswer,
  ratedPotentials,
  recommendationOf,
} from '#domain/questionnaire/recommendation.ts';

const advise = (home: AdvisedHome) => recommendationOf(potentialsOf(quickResult(home, 'EUR')), home);

test.each<[AdvisedHome, string]>([
  [{ roofType: 'sloped_south', currentHeatingSystem: 'gas', hasEV: 'yes' }, 'basic'],
  [{ roofType: 'sloped_south', currentHeatingSystem: 'electric', hasEV: 'yes' }, 'solar'],
  [{ roofType: 'flat', currentHeatingSystem: 'electric', hasEV: 'yes' }, 'evReady'],
  [{ roofType: 'flat', currentHeatingSystem: 'electric', hasEV: 'planning' }, 'basic'],
  [{ roofType: 'flat', currentHeatingSystem: 'heat_pump', hasEV: 'planning' }, 'solar'],
  [{ roofType: 'sloped_north', currentHeatingSystem: 'heat_pump', hasEV: 'planning' }, 'evReady'],
  [{ roofType: 'sloped_north', currentHeatingSystem: 'heat_pump', hasEV: 'no' }, 'nothing'],
  [{ roofType: 'sloped_north', currentHeatingSystem: 'unsure', hasEV: 'no' }, 'unknown'],
  [{ roofType: 'unsure', currentHeatingSystem: 'unsure' }, 'unknown'],
  [{}, 'unknown'],
  [{ roofType: 'sloped_south', currentHeatingSystem: 'oil', hasEV: 'yes', ownsHome: false }, 'evReady'],
  [{ roofType: 'sloped_south', currentHeatingSystem: 'oil', hasEV: 'no', ownsHome: false }, 'landlord'],
  [{ roofType: 'sloped_north', currentHeatingSystem: 'heat_pump', hasEV: 'no', ownsHome: false }, 'nothing'],
  [{ roofType: 'sloped_south', currentHeatingSystem: 'oil', hasEV: 'no', ownsHome: true }, 'basic'],
])('%o is advised %s', (home, expected) => {
  const { without, ...advised } = { package: undefined, ...advise(home) };
  expect(without ?? advised.package).toBe(expected);
});

test('a potential that is not known is never recommended, whatever the answers say', () => {
  const home = { roofType: 'sloped_south', currentHeatingSystem: 'oil' } as const;
  expect(recommendationOf({}, home)).toEqual({ without: 'unknown' });
  expect(recommendationOf({ solar: 'medium' }, home)).toMatchObject({ solution: 'solar' });
});

const verdict: NonNullable<AdvisedHome['verdict']> = {
  potentials: { solar: 'high', heatPump: 'low' },
  notWorthIt: [{ solution: 'heatPump', reason: 'dearer-than-heating' }],
};

test('a detailed estimate takes the place of the quick rating, and needs no answer', () => {
  const home: AdvisedHome = { roofType: 'unsure', currentHeatingSystem: 'gas', hasEV: 'planning' };
  const quick = potentialsOf(quickResult(home, 'EUR'));
  expect(recommendationOf(quick, home)).toMatchObject({ package: 'basic' });
  const rated = ratedPotentials(quick, verdict);
  expect(rated).toEqual({ solar: 'high', heatPump: 'low', evCharging: 'medium' });
  expect(recommendationOf(rated, { ...home, verdict })).toMatchObject({ package: 'solar' });
});

test('a package is not worth it where nothing in it is', () => {
  const { notWorthIt } = verdict;
  expect(reasonsAgainstPackage('basic', notWorthIt)).toEqual(notWorthIt);
  expect([reasonsAgainstPackage('solar', notWorthIt), reasonsAgainstPackage('basic')]).toEqual([[], []]);
  expect(reasonsAgainstPackage('comprehensive', notWorthIt)).toEqual([]);
  const all = solutions.map((solution) => ({ solution, reason: 'long-payback' as const }));
  expect(reasonsAgainstPackage('comprehensive', all)).toHaveLength(3);
});

const everyHome = [...roofTypes, undefined].flatMap((roofType) =>
  [...heatingSystems, undefined].flatMap((currentHeatingSystem) =>
    [...evOwnerships, undefined].flatMap((hasEV) =>
      [true, false, undefined].map((ownsHome) => ({ roofType, currentHeatingSystem, hasEV, ownsHome })),
    ),
  ),
);

describe(`of ${everyHome.length} homes`, () => {
  test('none is recommended what is rated low, is there already, or would hang on a guess', () => {
    for (const home of everyHome) {
      const rated = potentialsOf(quickResult(home, 'EUR'));
      const { solution, ...rest } = advise(home);
      if (!solution) continue;
      expect(rated[solution]).not.toBe('low');
      expect([undefined, 'unsure', 'heat_pump', 'no']).not.toContain(home[decidingAnswer[solution]]);
      if (home.ownsHome === false) expect(solution).toBe('evCharging');
      expect('package' in rest && packageRules[rest.package].solutions).toEqual([solution]);
    }
  });

  test('an owner is recommended nothing that is rated below another that could be recommended', () => {
    for (const home of everyHome.filter(({ ownsHome }) => ownsHome !== false)) {
      const rated = potentialsOf(knownPotentials(home));
      const { solution } = recommendationOf(rated, home);
      const rank = (it: (typeof solutions)[number]) => potentials.indexOf(rated[it] ?? 'low');
      const others = solutions.filter((it) => !['heat_pump', 'no'].includes(home[decidingAnswer[it]] ?? ''));
      for (const other of others) expect(rank(solution ?? 'solar') >= rank(other) || rank(other) === 0).toBe(true);
    }
  });
});
