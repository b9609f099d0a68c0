import * as z from 'zod/mini';
import {
  ageSchema,
  energyBillSchema,
  energyGoalSchema,
  evOwnershipSchema,
  heatingSystemSchema,
  homeSizeSchema,
  homeTypeSchema,
  roofTypeSchema,
} from '#domain/home/enumerations.ts';

export const MAX_NOTES_LENGTH = 4_000;

/** What the questionnaire knows so far; photos travel apart from the answers. */
export const answersSchema = z.strictObject({
  homeType: z.optional(homeTypeSchema),
  homeSize: z.optional(homeSizeSchema),
  roofType: z.optional(roofTypeSchema),
  roofAge: z.optional(ageSchema),
  currentHeatingSystem: z.optional(heatingSystemSchema),
  heatingSystemAge: z.optional(ageSchema),
  hasEV: z.optional(evOwnershipSchema),
  annualEnergyBill: z.optional(energyBillSchema),
  energyGoals: z.optional(energyGoalSchema),
  additionalNotes: z.optional(z.string().check(z.maxLength(MAX_NOTES_LENGTH))),
});
export type Answers = z.infer<typeof answersSchema>;

/** The three pictures of step 3. */
export const mediaSlots = ['roofPhoto', 'exteriorPhoto', 'electricalPanel'] as const;
export type MediaSlot = (typeof mediaSlots)[number];
