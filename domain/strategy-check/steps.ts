import { type CheckAnswers, type CheckDraft, MIN_LOCATION_LENGTH } from '#domain/strategy-check/answers.ts';

/** The five questions in their order, and the photos after them. Source: assessment-flows, sections 2 and 9. */
export const checkSteps = ['location', 'ownership', 'roofDetails', 'heatingSystem', 'ev', 'photos'] as const;
export type CheckStep = (typeof checkSteps)[number];

const requiredFields = ['location', 'ownership', 'heatingSystem'] as const;
type RequiredField = (typeof requiredFields)[number];

/** Shown while the analysis runs, however far it is. Source: assessment-flows, sections 2 and 9. */
export const ANALYSIS_PERCENT = 60;

/** The share of the steps that are behind or at hand, as in the questionnaire. */
export function checkPercent(step: CheckStep): number {
  return ((checkSteps.indexOf(step) + 1) / checkSteps.length) * 100;
}

function isRequired(step: CheckStep): step is RequiredField {
  return requiredFields.some((field) => field === step);
}

function isAnswered(answers: CheckDraft, field: RequiredField): boolean {
  return (answers[field]?.trim().length ?? 0) >= (field === 'location' ? MIN_LOCATION_LENGTH : 1);
}

/** What must still be answered before the analysis. Source: assessment-flows, section 5. */
export function missingAnswers(answers: CheckDraft): RequiredField[] {
  return requiredFields.filter((field) => !isAnswered(answers, field));
}

export function isCheckComplete(answers: CheckDraft): answers is CheckAnswers {
  return missingAnswers(answers).length === 0;
}

/** Whether the stepped form may go on from here. */
export function isCheckStepComplete(step: CheckStep, answers: CheckDraft): boolean {
  return !isRequired(step) || isAnswered(answers, step);
}
