import { expect, test } from 'vitest';
import { chatProgress, isConsultationComplete, mayRecommend, mayViewResults } from '#domain/chat/progress.ts';
import type { KnownFacts } from '#domain/home/facts.ts';

const all: KnownFacts = {
  ...{
    homeType: 'condo',
    homeSize: 900,
    roofType: 'flat',
    currentHeatingSystem: 'gas',
    hasEV: 'no',
    energyBill: 2_000,
  },
};
const first = (count: number) => Object.fromEntries(Object.entries(all).slice(0, count)) as KnownFacts;

test.each([
  [0, 0],
  [1, 17],
  [2, 33],
  [3, 50],
  [4, 67],
  [5, 83],
  [6, 100],
])('%i of 6 questions are %i percent', (answered, percent) => {
  const progress = chatProgress(first(answered), 0);
  expect(progress).toMatchObject({ homeInfo: percent, completedQuestions: answered, totalQuestions: 6 });
});

test('facts beyond the six count nothing, and photos beyond three fill no more than the bar', () => {
  expect(chatProgress({ ownsHome: true, place: 'Bonn', electrical: 63 }, 0).homeInfo).toBe(0);
  expect(chatProgress({}, 1)).toMatchObject({ mediaUploads: 33, uploadedMedia: 1, totalMedia: 3 });
  expect(chatProgress({}, 5).mediaUploads).toBe(100);
});

test.each([
  [4, 3, false],
  [5, 0, false],
  [5, 1, true],
  [6, 0, true],
  [6, 3, true],
])('results after %i answers and %i photos: %s', (answers, photos, may) => {
  expect(mayViewResults(chatProgress(first(answers), photos))).toBe(may);
});

test.each<[KnownFacts, boolean]>([
  [{}, false],
  [{ homeType: 'condo' }, false],
  [{ homeType: 'condo', hasEV: 'yes', energyBill: 1 }, false],
  [{ roofType: 'flat', homeSize: 900, currentHeatingSystem: 'oil' }, false],
  [{ homeType: 'condo', roofType: 'flat' }, true],
  [{ homeType: 'condo', homeSize: 900 }, true],
  [{ homeType: 'condo', currentHeatingSystem: 'oil' }, true],
])('potentials for %o are worth asking for: %s', (facts, may) => {
  expect(mayRecommend(facts)).toBe(may);
});

const complete = { hasEmail: true, facts: first(3), userMessages: 2, potentials: { solarPotential: 'low' } } as const;

test('a consultation is complete with e-mail, kind of home, two messages and a potential', () => {
  expect(isConsultationComplete(complete)).toBe(true);
});

test.each([
  { hasEmail: false },
  { facts: { roofType: 'flat' } as KnownFacts },
  { userMessages: 1 },
  { potentials: {} },
  { potentials: { solarPotential: undefined } as never },
])('and not with %o', (lack) => {
  expect(isConsultationComplete({ ...complete, ...lack })).toBe(false);
});
