import { expect, test } from 'vitest';
import type { CheckDraft } from '#domain/strategy-check/answers.ts';
import {
  checkPercent,
  checkSteps,
  isCheckComplete,
  isCheckStepComplete,
  missingAnswers,
} from '#domain/strategy-check/steps.ts';

const whole: CheckDraft = { location: '10115 Berlin', ownership: 'own', heatingSystem: 'gas' };

test('location, ownership and heating are enough', () => {
  expect(isCheckComplete(whole)).toBe(true);
  expect(missingAnswers({})).toEqual(['location', 'ownership', 'heatingSystem']);
});

test.each([
  [{ ...whole, location: '  ' }, ['location']],
  [{ ...whole, location: 'X ' }, ['location']],
  [{ ...whole, ownership: undefined }, ['ownership']],
  [{ ...whole, heatingSystem: undefined, hasEV: true, roofDetails: 'flat' }, ['heatingSystem']],
] satisfies [CheckDraft, string[]][])('%o lacks %o', (answers, missing) => {
  expect(missingAnswers(answers)).toEqual(missing);
  expect(isCheckComplete(answers)).toBe(false);
});

test('a step asks for its own answer alone', () => {
  const open = checkSteps.filter((step) => !isCheckStepComplete(step, {}));
  expect(open).toEqual(['location', 'ownership', 'heatingSystem']);
  expect(checkSteps.every((step) => isCheckStepComplete(step, whole))).toBe(true);
});

test('the last step is all of the way', () => {
  expect(checkSteps.map(checkPercent).at(-1)).toBe(100);
  expect(checkPercent('ownership')).toBeCloseTo(100 / 3);
});
