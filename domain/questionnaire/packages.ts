import * as z from 'zod/mini';
import type { NotWorthIt } from '#domain/estimate/verdict.ts';
import { type Age, type Potential, potentialSchema, type Solution, solutionSchema } from '#domain/home/enumerations.ts';
import { addMoney, type Currency, moneySchema, wholeMoney } from '#domain/money.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { type DecidingAnswers, type Potentials, quickPotentials } from '#domain/questionnaire/recommend.ts';

/** Whole currency units, the same number in every currency. Source: assessment-flows, section 9. */
export const baseCost: Record<Solution, Record<Potential, number>> = {
  solar: { low: 15_000, medium: 20_000, high: 25_000 },
  heatPump: { low: 8_000, medium: 12_000, high: 16_000 },
  evCharging: { low: 500, medium: 1_500, high: 2_500 },
};
const OLD_HEATING_REPLACEMENT = 2_000;
const ROOF_REPLACEMENT = 10_000;
const ELECTRICAL_UPGRADE = 0;

export const costFactorNames = ['oldHeatingReplacement', 'electricalUpgrade', 'roofReplacement'] as const;
export type CostFactorName = (typeof costFactorNames)[number];
export const costFactorsSchema = z.strictObject({
  oldHeatingReplacement: moneySchema,
  electricalUpgrade: moneySchema,
  roofReplacement: moneySchema,
});
export type CostFactors = z.infer<typeof costFactorsSchema>;

export const packageNames = ['basic', 'solar', 'evReady', 'comprehensive'] as const;
export type PackageName = (typeof packageNames)[number];

const yearsSchema = z.strictObject({ from: z.int(), to: z.int() });

export const packageOptionSchema = z.strictObject({
  name: z.enum(packageNames),
  includedSolutions: z.array(solutionSchema),
  baseCost: moneySchema,
  additionalCosts: moneySchema,
  totalCost: moneySchema,
  /** Per year; null means that it depends on use. */
  estimatedSavings: z.nullable(moneySchema),
  paybackYears: yearsSchema,
});
export type PackageOption = z.infer<typeof packageOptionSchema>;

export const quickResultSchema = z.strictObject({
  /** A potential is left out where a chat has not learnt what decides it, and with it the packages that hold its solution. */
  solarPotential: z.optional(potentialSchema),
  heatPumpPotential: z.optional(potentialSchema),
  evChargingPotential: z.optional(potentialSchema),
  costFactors: costFactorsSchema,
  options: z.array(packageOptionSchema),
});
export type QuickResult = z.infer<typeof quickResultSchema>;

interface PackageRule {
  solutions: readonly Solution[];
  extras: readonly CostFactorName[];
  savingsPerYear: number | null;
  paybackYears: { from: number; to: number };
}

/** Which solutions and extras each package holds. Source: assessment-flows, section 9; extras: design, section 3. */
export const packageRules: Record<PackageName, PackageRule> = {
  basic: {
    solutions: ['heatPump'],
    extras: ['oldHeatingReplacement'],
    savingsPerYear: 900,
    paybackYears: { from: 8, to: 12 },
  },
  solar: {
    solutions: ['solar'],
    extras: ['roofReplacement'],
    savingsPerYear: 1_500,
    paybackYears: { from: 10, to: 15 },
  },
  evReady: {
    solutions: ['evCharging'],
    extras: ['electricalUpgrade'],
    savingsPerYear: null,
    paybackYears: { from: 1, to: 3 },
  },
  comprehensive: {
    solutions: ['solar', 'heatPump', 'evCharging'],
    extras: ['oldHeatingReplacement', 'electricalUpgrade', 'roofReplacement'],
    savingsPerYear: 2_400,
    paybackYears: { from: 12, to: 18 },
  },
};

export interface Ages {
  roofAge?: Age | undefined;
  heatingSystemAge?: Age | undefined;
}

export function costFactors({ roofAge, heatingSystemAge }: Ages, currency: Currency): CostFactors {
  return {
    oldHeatingReplacement: wholeMoney(heatingSystemAge === 'over_15' ? OLD_HEATING_REPLACEMENT : 0, currency),
    electricalUpgrade: wholeMoney(ELECTRICAL_UPGRADE, currency),
    roofReplacement: wholeMoney(roofAge === 'over_15' ? ROOF_REPLACEMENT : 0, currency),
  };
}

export function packageOption(
  name: PackageName,
  potentials: Potentials,
  factors: CostFactors,
  currency: Currency,
): PackageOption {
  const rule = packageRules[name];
  const nothing = wholeMoney(0, currency);
  const base = addMoney(nothing, ...rule.solutions.map((it) => wholeMoney(baseCost[it][potentials[it]], currency)));
  const additional = addMoney(nothing, ...rule.extras.map((extra) => factors[extra]));
  return {
    name,
    includedSolutions: [...rule.solutions],
    baseCost: base,
    additionalCosts: additional,
    totalCost: addMoney(base, additional),
    estimatedSavings: rule.savingsPerYear === null ? null : wholeMoney(rule.savingsPerYear, currency),
    paybackYears: rule.paybackYears,
  };
}

/** Potentials, cost factors and the four packages of the quick tier, in whole currency units of `currency`. */
export function quickResult(answers: DecidingAnswers & Ages, currency: Currency): QuickResult {
  const potentials = quickPotentials(answers);
  const factors = costFactors(answers, currency);
  return {
    solarPotential: potentials.solar,
    heatPumpPotential: potentials.heatPump,
    evChargingPotential: potentials.evCharging,
    costFactors: factors,
    options: packageNames.map((name) => packageOption(name, potentials, factors, currency)),
  };
}

/** Why a package is not worth it by a detailed estimate: each of its solutions with its reason, or nothing where one of them is. */
export function reasonsAgainstPackage(name: PackageName, notWorthIt: readonly NotWorthIt[] = []): NotWorthIt[] {
  const { solutions } = packageRules[name];
  const against = notWorthIt.filter(({ solution }) => solutions.includes(solution));
  return against.length === solutions.length ? against : [];
}

/** The known potentials by solution. */
export function potentialsOf(known: KnownPotentials): Partial<Potentials> {
  const { solarPotential: solar, heatPumpPotential: heatPump, evChargingPotential: evCharging } = known;
  return { ...(solar && { solar }), ...(heatPump && { heatPump }), ...(evCharging && { evCharging }) };
}

export function hasCostFactors(factors: CostFactors): boolean {
  return costFactorNames.some((name: CostFactorName) => factors[name].minor > 0);
}
