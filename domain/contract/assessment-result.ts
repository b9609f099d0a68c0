import * as z from 'zod/mini';
import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import { potentialsOf, type QuickResult, quickResultSchema } from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import { ratedPotentials } from '#domain/questionnaire/recommendation.ts';
import { type Strategy, strategySchema } from '#domain/strategy-check/strategy.ts';

/** What an assessment came to: potentials and packages of questionnaire or chat, or the setup of a strategy check. */
export const assessmentResultSchema = z.union([quickResultSchema, strategySchema]);
export type AssessmentResult = QuickResult | Strategy;

export function isStrategy(result: AssessmentResult): result is Strategy {
  return 'setup' in result;
}

/** Those of a strategy that are known. */
export function strategyPotentials({ potentials }: Pick<Strategy, 'potentials'>): Partial<Potentials> {
  const { solar, heatPump, evCharging } = potentials;
  return { ...(solar && { solar }), ...(heatPump && { heatPump }), ...(evCharging && { evCharging }) };
}

/** The known potentials, whoever found them. */
export function resultPotentials(result: AssessmentResult): Partial<Potentials> {
  return isStrategy(result) ? strategyPotentials(result) : potentialsOf(result);
}

/** The potentials that count: those of a detailed estimate in place of all others. */
export function standingPotentials(
  result: AssessmentResult,
  estimate: Pick<EstimateReport, 'verdict'> | null,
): Partial<Potentials> {
  return ratedPotentials(resultPotentials(result), estimate?.verdict);
}

/** A company is told what its visitor was advised, and not which others were matched. */
export const companyStrategySchema = z.omit(strategySchema, { providers: true });
