import type { ReadableAtom } from 'nanostores';
import type { EstimateVerdict, NotWorthIt } from '#domain/estimate/verdict.ts';
import { type Money, wholeMoney } from '#domain/money.ts';
import {
  type CostFactorName,
  costFactorNames,
  type PackageOption,
  potentialsOf,
  type QuickResult,
  reasonsAgainstPackage,
} from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import {
  type AdvisedHome,
  type Recommendation,
  ratedPotentials,
  recommendationOf,
} from '#domain/questionnaire/recommendation.ts';
import { savesMoreThan } from '#domain/questionnaire/stated-costs.ts';

export interface ShownPackage extends PackageOption {
  isRecommended: boolean;
  /** Why a detailed estimate advises against it. */
  against: readonly NotWorthIt[];
  /** What is paid in a year, where the package is said to save more. */
  paidAtMost: Money | undefined;
}

/** A result as it is drawn: what is not known, and what costs nothing, is left out. */
export interface ShownResult {
  /** Of the quick rules; a strategy check gives its own reasons. */
  advice?: { home: AdvisedHome; recommendation: Recommendation };
  potentials: Partial<Potentials>;
  /** Some of them are those of a detailed estimate. */
  isCalculated: boolean;
  costFactors: readonly { name: CostFactorName; cost: Money }[];
  packages: readonly ShownPackage[];
}

/** What stands at the end of every widget's consultation, and where it leads. */
export interface ResultsStore {
  $shown: ReadableAtom<ShownResult>;
  /** Complete, the results can be closed. */
  $isComplete: ReadableAtom<boolean>;
  /** Asks installation partners for offers. */
  connect(): void;
  emailSummary(): void;
  back(): void;
  close(): void;
}

/** `paidPerYear`: what the visitor pays for energy at most, in whole currency units. `verdict` takes the place of the quick rating. */
export function shownResult(
  result: QuickResult,
  answers: AdvisedHome,
  paidPerYear: number | undefined,
  verdict: EstimateVerdict | undefined,
): ShownResult {
  const home = { ...answers, verdict };
  const potentials = ratedPotentials(potentialsOf(result), verdict);
  const recommendation = recommendationOf(potentials, home);
  return {
    advice: { home, recommendation },
    potentials,
    isCalculated: verdict !== undefined,
    costFactors: costFactorNames
      .map((name) => ({ name, cost: result.costFactors[name] }))
      .filter(({ cost }) => cost.minor > 0),
    packages: result.options.map((option) => ({
      ...option,
      isRecommended: 'package' in recommendation && recommendation.package === option.name,
      against: reasonsAgainstPackage(option.name, verdict?.notWorthIt),
      paidAtMost: savesMoreThan(paidPerYear, option)
        ? wholeMoney(paidPerYear ?? 0, option.totalCost.currency)
        : undefined,
    })),
  };
}
