import { expect, test } from 'vitest';
import { energyBills, homeSizes } from '#domain/home/enumerations.ts';
import { profileFromAssessment, storedAssessment } from '#domain/summary/stored-assessment.ts';
import { answersFromAssessment, assessmentFromAnswers } from '#domain/summary/summary-assessment.ts';

test.each(homeSizes)('size %s comes back as it was', (homeSize) => {
  expect(answersFromAssessment(assessmentFromAnswers({ homeSize }))).toEqual({ homeSize });
});

test.each(energyBills.filter((it) => it !== 'unsure'))('bill %s comes back as it was', (annualEnergyBill) => {
  expect(answersFromAssessment(assessmentFromAnswers({ annualEnergyBill }))).toEqual({ annualEnergyBill });
});

test('an unknown bill is left out, everything else is carried over', () => {
  const answers = { homeType: 'condo', annualEnergyBill: 'unsure', hasEV: 'planning', additionalNotes: 'x' } as const;
  expect(assessmentFromAnswers(answers)).toEqual({ homeType: 'condo', hasEV: 'planning', additionalNotes: 'x' });
});

test('square metres become the range they lie in', () => {
  expect(answersFromAssessment({ homeSize: 130 })).toEqual({ homeSize: '1000_1500' });
  expect(answersFromAssessment({ homeSize: 400, annualEnergyBill: 0 })).toEqual({
    homeSize: 'over_3000',
    annualEnergyBill: 'under_1000',
  });
});

test('numbers survive being kept, whatever range they fall into', () => {
  const assessment = { homeType: 'condo', homeSize: 131.4, annualEnergyBill: 1234.5, hasEV: 'no' } as const;
  const profile = profileFromAssessment(assessment, 'CHF');
  expect(storedAssessment(answersFromAssessment(assessment), profile)).toEqual(assessment);
});
