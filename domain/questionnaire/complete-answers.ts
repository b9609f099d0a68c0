import * as z from 'zod/mini';
import {
  energyGoalSchema,
  heatingSystemSchema,
  homeSizeSchema,
  homeTypeSchema,
  roofTypeSchema,
} from '#domain/home/enumerations.ts';
import { answersSchema } from '#domain/questionnaire/answers.ts';

/** Answers that passed every step's gate. */
export const completeAnswersSchema = z.extend(answersSchema, {
  homeType: homeTypeSchema,
  homeSize: homeSizeSchema,
  roofType: roofTypeSchema,
  currentHeatingSystem: heatingSystemSchema,
  energyGoals: energyGoalSchema,
});
export type CompleteAnswers = z.infer<typeof completeAnswersSchema>;
