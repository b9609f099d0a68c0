import type { HeatSource } from '#domain/estimate/estimate-input.ts';
import type { LocalIncentive } from '#domain/estimate/subsidies/local-incentive.ts';
import type { Values } from '#domain/estimate/variables.ts';
import type { Solution } from '#domain/home/enumerations.ts';

/** `possible`: it holds, but for whom or how much depends on what we do not know. */
export const subsidyStatuses = ['counted', 'possible', 'ended', 'announced'] as const;
export type SubsidyStatus = (typeof subsidyStatuses)[number];

/** A programme as its law or guideline has it, in one version. */
export interface Programme {
  id: string;
  measure: Solution;
  /** First and last day of application. */
  from?: string;
  to?: string;
  source: string;
  asOf: string;
}

export interface Subsidy extends Programme {
  status: SubsidyStatus;
  /** What counts, 0 unless `counted`. */
  amount: number;
  /** What a possible one pays at most. */
  atMost?: number;
  parts?: { name: string; rate: number }[];
  changes?: { from: string; amount: number }[];
  url?: string;
}

/** Before subsidies; `solar` without the battery. */
export interface Costs {
  solar: number;
  battery: number;
  heatPump: number;
  charger: number;
}

/** What varies with the values of the model. */
export interface Sizes {
  v: Values;
  costs: Costs;
  heatPumpKw: number;
}

/** What the rules ask of a home and its plans. Amounts in whole currency units. */
export interface SubsidyCase {
  /** Day of application, `2026-11-22`. */
  date: string;
  state: string;
  measures: readonly Solution[];
  costs: Costs;
  kwp: number;
  batteryKwh: number;
  heatPump: { kind: 'air' | 'ground'; naturalRefrigerant: boolean; powerKw: number };
  heating: { system: HeatSource; ageYears?: number | undefined; works: boolean; builtIn?: number | undefined };
  householdIncome?: number | undefined;
  minorChildren: number;
  homes: number;
  incentives: readonly LocalIncentive[];
}

/** What a country gives, all of it: what counts, what may, what has ended, what is announced. */
export type SubsidyRule = (it: SubsidyCase) => Subsidy[];

/** How a programme stands on a day; before its first day it is announced. */
function statusOn({ from, to }: Pick<Programme, 'from' | 'to'>, day: string): 'counted' | 'ended' | 'announced' {
  if (to !== undefined && day > to) return 'ended';
  return from !== undefined && day < from ? 'announced' : 'counted';
}

/** A programme on the day of application; what does not hold then counts nothing. */
export function applied(programme: Programme, day: string, amount: number): Subsidy {
  const status = statusOn(programme, day);
  return { ...programme, status, amount: status === 'counted' ? Math.max(0, amount) : 0 };
}
