import type { Answers } from '#domain/questionnaire/answers.ts';
import { type StepNumber, TOTAL_STEPS } from '#domain/questionnaire/steps.ts';
import { readJson } from '#domain/read-json.ts';
import { readAnswers } from '#widgets/questionnaire/read-answers.ts';
import type { Visit } from '#widgets/shared/api/visits.ts';

/** What a tab keeps of one questionnaire. A change of this shape is a new version in `savedKey`. */
export interface Saved {
  answers: Answers;
  step: StepNumber;
  inResults: boolean;
  isCompleted: boolean;
  visit?: Visit | undefined;
  /** Checked by the part that draws them. */
  thumbnails?: unknown;
  /** What the detailed estimate was answered; checked by it. */
  estimate?: unknown;
}

export function savedKey(siteKey: string | undefined, instance: string): string {
  return `wattnest:questionnaire:v1:${siteKey ?? ''}:${instance}`;
}

/** What was kept, or undefined when nothing was, or when it is not what we keep. */
export function readSaved(text: string | null): Saved | undefined {
  const kept = (text && readJson(text)) as Partial<Saved> | null | undefined;
  const answers = readAnswers(kept?.answers);
  const step = kept?.step;
  if (!kept || !answers || !Number.isInteger(step) || Number(step) < 1 || Number(step) > TOTAL_STEPS) return undefined;
  return {
    answers,
    step: step as StepNumber,
    inResults: kept.inResults === true,
    isCompleted: kept.isCompleted === true,
    thumbnails: kept.thumbnails,
    estimate: kept.estimate,
    ...(typeof kept.visit?.token === 'string' && { visit: kept.visit }),
  };
}
