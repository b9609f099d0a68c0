import * as z from 'zod/mini';
import { energyBillPerYear, homeSizeSqft, keyOfValue, typicalValue } from '#domain/home/ranges.ts';
import { squareFeet, squareMetres } from '#domain/home/units.ts';
import { type Answers, answersSchema } from '#domain/questionnaire/answers.ts';

/** What a summary tells of a home: the wizard's answers with size and bill as numbers. Source: assessment-flows, section 3. */
export const summaryAssessmentSchema = z.extend(answersSchema, {
  /** Square metres. */
  homeSize: z.optional(z.number().check(z.gt(0), z.lte(10_000))),
  /** Currency units of the market per year. */
  annualEnergyBill: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
});
export type SummaryAssessment = z.infer<typeof summaryAssessmentSchema>;

/** To a tenth: a size given in square feet comes back as the number it was. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The answers with a typical number for each range; an unknown bill is left out. */
export function assessmentFromAnswers({ homeSize, annualEnergyBill, ...others }: Answers): SummaryAssessment {
  const bill = annualEnergyBill === 'unsure' ? undefined : annualEnergyBill;
  return {
    ...others,
    ...(homeSize && { homeSize: tenths(squareMetres(typicalValue(homeSizeSqft[homeSize]))) }),
    ...(bill && { annualEnergyBill: typicalValue(energyBillPerYear[bill]) }),
  };
}

/** The wizard's answers that a summary's numbers fall into. */
export function answersFromAssessment({ homeSize, annualEnergyBill, ...others }: SummaryAssessment): Answers {
  return {
    ...others,
    ...(homeSize !== undefined && { homeSize: keyOfValue(homeSizeSqft, Math.round(squareFeet(homeSize))) }),
    ...(annualEnergyBill !== undefined && { annualEnergyBill: keyOfValue(energyBillPerYear, annualEnergyBill) }),
  };
}
