import * as z from 'zod/mini';
import { chatTagsSchema } from '#domain/chat/tags.ts';
import { energyBillPartSchema } from '#domain/home/enumerations.ts';
import { solarDetailsSchema } from '#domain/home/solar-details.ts';
import { toldAnswersSchema } from '#domain/questionnaire/answers.ts';

/** What a summary tells of a home: the answers with size and bill as numbers. Source: assessment-flows, section 3. */
export const summaryAssessmentSchema = z.extend(toldAnswersSchema, {
  /** Square metres. */
  homeSize: z.optional(z.number().check(z.gt(0), z.lte(10_000))),
  /** Currency units of the market per year. */
  annualEnergyBill: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  /** What that is for, where it is not for all energy. */
  energyBillCovers: z.optional(energyBillPartSchema),
  solarDetails: z.optional(solarDetailsSchema),
  /** What a chat has shown to matter to the visitor, to worry them, and what they asked about. */
  tags: z.optional(chatTagsSchema),
});
export type SummaryAssessment = z.infer<typeof summaryAssessmentSchema>;
