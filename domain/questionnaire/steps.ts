import type { Answers } from '#domain/questionnaire/answers.ts';

export const TOTAL_STEPS = 4;
export type StepNumber = 1 | 2 | 3 | 4;

/** The simulated calculation before the results, in milliseconds. Source: assessment-flows, section 9. */
export const GENERATION_MS = 2_000;

/** What each step asks, in order; step 3 collects photos instead of answers. */
export const stepFields = {
  1: ['homeType', 'homeSize'],
  2: ['roofType', 'roofAge', 'currentHeatingSystem', 'heatingSystemAge', 'hasEV'],
  3: [],
  4: ['annualEnergyBill', 'energyGoals', 'additionalNotes'],
} as const satisfies Record<StepNumber, readonly (keyof Answers)[]>;

/** What a step needs before Next opens. Source: assessment-flows, section 4. */
export const requiredFields = {
  1: ['homeType', 'homeSize'],
  2: ['roofType', 'currentHeatingSystem'],
  3: [],
  4: ['energyGoals'],
} as const satisfies Record<StepNumber, readonly (keyof Answers)[]>;

/** The required answers a step still lacks. */
export function missingFields(step: StepNumber, answers: Answers): (keyof Answers)[] {
  return requiredFields[step].filter((field) => answers[field] === undefined);
}

export function isStepComplete(step: StepNumber, answers: Answers): boolean {
  return missingFields(step, answers).length === 0;
}

/** Share of the questionnaire reached with `step`, in percent, as the page is told. Source: assessment-flows, section 9. */
export function progressPercent(step: StepNumber): number {
  return (step / TOTAL_STEPS) * 100;
}

/** What a bar shows of it: the share that the answers have reached, none of them given at first and all required ones in the end. */
export function answeredPercent(step: StepNumber, answers: Answers): number {
  const { length } = requiredFields[step];
  const open = length === 0 ? 0 : missingFields(step, answers).length / length;
  return ((step - open) / TOTAL_STEPS) * 100;
}
