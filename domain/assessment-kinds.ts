/** The ways to an assessment, one widget each. */
export const assessmentKinds = ['questionnaire', 'check', 'chat'] as const;
export type AssessmentKind = (typeof assessmentKinds)[number];
