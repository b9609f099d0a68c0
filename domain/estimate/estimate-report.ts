import * as z from 'zod/mini';
import { estimateInputSchema } from '#domain/estimate/estimate-input.ts';
import { assumptionSchema, type Estimate, subsidySchema } from '#domain/estimate/estimate-result.ts';
import { estimateVerdictSchema, verdictOf } from '#domain/estimate/verdict.ts';

const reportedSubsidySchema = z.pick(subsidySchema, {
  id: true,
  measure: true,
  status: true,
  amount: true,
  from: true,
  to: true,
  changes: true,
  source: true,
  asOf: true,
});

/** What mails, pages, requests and webhooks tell of a detailed estimate: calculated for the home, in place of what is typical. */
export const estimateReportSchema = z.strictObject({
  /** Day of the computation. */
  asOf: z.string(),
  verdict: estimateVerdictSchema,
  /** Counted, ended and announced; what is only possible is left out. */
  subsidies: z.array(reportedSubsidySchema),
  /** All that was told, and of what was assumed the most important. */
  assumptions: z.array(assumptionSchema),
});
export type EstimateReport = z.infer<typeof estimateReportSchema>;
export type ReportedSubsidy = EstimateReport['subsidies'][number];
export type ReportedAssumption = EstimateReport['assumptions'][number];

/** A report as it is stored, with what was told to make it. */
export const keptEstimateSchema = z.extend(estimateReportSchema, { input: estimateInputSchema });
export type KeptEstimate = z.infer<typeof keptEstimateSchema>;

/** What moves money and heat most, first; an engineering choice. */
const byWeight: readonly string[] = [
  'annualUseKwh',
  'electricityPrice',
  'roof.kwp',
  'heatNeed',
  'heating.areaM2',
  'heating.flowTemperatureC',
  'costs.heatPump',
  'costs.solar',
  'roof.azimuthDeg',
  'fuelPrice',
  'ev.charging',
];
const MOST_ASSUMED = 5;

function assumptionsOf({ assumptions }: Estimate): ReportedAssumption[] {
  const told = assumptions.filter(({ isGiven }) => isGiven);
  const assumed = byWeight.flatMap((name) => assumptions.filter((it) => !it.isGiven && it.name === name));
  return [...told, ...assumed.slice(0, MOST_ASSUMED)];
}

function reported(subsidy: Estimate['subsidies'][number]): ReportedSubsidy {
  const { parts: _, url: __, atMost: ___, ...told } = subsidy;
  return told;
}

/** The report of an estimate of what is worth it, computed on this day. */
export function reportOf(estimate: Estimate, asOf: string): EstimateReport {
  return {
    asOf,
    verdict: verdictOf(estimate),
    subsidies: estimate.subsidies.filter(({ status }) => status !== 'possible').map(reported),
    assumptions: assumptionsOf(estimate),
  };
}

/** What a household earns and who belongs to it decides subsidies, and is no company's business. */
const privateNames: readonly string[] = ['householdIncome', 'minorChildren'];

/** The report for who may not be the one whose home it is: companies, and readers of a request that nobody has confirmed. */
export function reportForOthers({ assumptions, ...report }: EstimateReport): EstimateReport {
  return { ...report, assumptions: assumptions.filter(({ name }) => !privateNames.includes(name)) };
}

/** The report without what was told to make it. */
export function reportOfKept({ input: _, ...report }: KeptEstimate): EstimateReport {
  return report;
}
