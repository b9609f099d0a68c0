import * as z from 'zod/mini';
import { potentialsOf, type QuickResult, quickResultSchema } from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
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

/** A company is told what its visitor was advised, and not which others were matched. */
export const companyStrategySchema = z.omit(strategySchema, { providers: true });

export function forCompany({ providers: _, ...strategy }: Strategy): z.infer<typeof companyStrategySchema> {
  return strategy;
}
