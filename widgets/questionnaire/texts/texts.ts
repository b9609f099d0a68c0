import type { StepNumber } from '#domain/questionnaire/steps.ts';

/** The questions' own texts; labels of answers come from `texts/home`. */
export interface QuestionTexts {
  title: string;
  stepOf: (step: number, total: number) => string;
  steps: Record<StepNumber, { title: string; intro: string }>;
  questions: {
    homeType: string;
    homeSize: string;
    roofType: string;
    roofAge: string;
    currentHeatingSystem: string;
    heatingSystemAge: string;
    hasEV: string;
    annualEnergyBill: string;
    energyGoals: string;
    additionalNotes: string;
  };
  optional: string;
  notesHint: string;
  photosLoading: string;
  photosFailed: string;
  tryAgain: string;
  /** How many answers the step still needs. */
  stillOpen: (count: number) => string;
  previous: string;
  next: string;
  generate: string;
  analyzing: string;
  failed: string;
  orContact: string;
}
