import { expect, test } from 'vitest';
import type { Answers } from '#domain/questionnaire/answers.ts';
import {
  answeredPercent,
  isStepComplete,
  missingFields,
  progressPercent,
  type StepNumber,
} from '#domain/questionnaire/steps.ts';

const steps: StepNumber[] = [1, 2, 3, 4];

test.each<[StepNumber, Answers, boolean]>([
  [1, {}, false],
  [1, { homeType: 'condo' }, false],
  [1, { homeSize: 'under_1000' }, false],
  [1, { homeType: 'condo', homeSize: 'under_1000' }, true],
  [2, { roofType: 'flat' }, false],
  [2, { currentHeatingSystem: 'gas' }, false],
  [2, { roofAge: 'new', heatingSystemAge: 'new', hasEV: 'no' }, false],
  [2, { roofType: 'unsure', currentHeatingSystem: 'unsure' }, true],
  [3, {}, true],
  [4, {}, false],
  [4, { annualEnergyBill: 'unsure', additionalNotes: 'x' }, false],
  [4, { energyGoals: 'all_above' }, true],
])('step %i with %o is complete: %s', (step, answers, complete) => {
  expect(isStepComplete(step, answers)).toBe(complete);
  expect(missingFields(step, answers).length === 0).toBe(complete);
});

test('progress is the step over four, in percent', () => {
  expect(steps.map(progressPercent)).toEqual([25, 50, 75, 100]);
});

test.each<[StepNumber, Answers, number]>([
  [1, {}, 0],
  [1, { homeType: 'condo' }, 12.5],
  [1, { homeType: 'condo', homeSize: 'under_1000' }, 25],
  [2, {}, 25],
  [2, { roofType: 'flat', hasEV: 'no' }, 37.5],
  [2, { roofType: 'flat', currentHeatingSystem: 'gas' }, 50],
  [3, {}, 75],
  [4, { additionalNotes: 'x' }, 75],
  [4, { energyGoals: 'all_above' }, 100],
])('step %i with %o shows %f %', (step, answers, percent) => {
  expect(answeredPercent(step, answers)).toBe(percent);
  expect(answeredPercent(step, answers) === progressPercent(step)).toBe(isStepComplete(step, answers));
});
