import type * as z from 'zod/mini';
import { type AssessmentResult, type companyStrategySchema, isStrategy } from '#domain/contract/assessment-result.ts';
import { type EstimateReport, reportForOthers } from '#domain/estimate/estimate-report.ts';

function resultForCompany(result: AssessmentResult | null) {
  if (!result || !isStrategy(result)) return result;
  const { providers: _, ...strategy } = result;
  return strategy satisfies z.infer<typeof companyStrategySchema>;
}

interface Found {
  result: AssessmentResult | null;
  estimate?: EstimateReport;
}

/** What was found out about a home, as an installation company gets it. */
export function forCompany<Told extends Found>({ result, estimate, ...told }: Told) {
  return { ...told, result: resultForCompany(result), ...(estimate && { estimate: reportForOthers(estimate) }) };
}
