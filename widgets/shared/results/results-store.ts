import type { ReadableAtom } from 'nanostores';
import type { Money } from '#domain/money.ts';
import {
  type CostFactorName,
  costFactorNames,
  type PackageOption,
  potentialsOf,
  type QuickResult,
} from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';

/** A result as it is drawn: what is not known, and what costs nothing, is left out. */
export interface ShownResult {
  potentials: Partial<Potentials>;
  costFactors: readonly { name: CostFactorName; cost: Money }[];
  packages: readonly PackageOption[];
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

export function shownResult(result: QuickResult): ShownResult {
  return {
    potentials: potentialsOf(result),
    costFactors: costFactorNames
      .map((name) => ({ name, cost: result.costFactors[name] }))
      .filter(({ cost }) => cost.minor > 0),
    packages: result.options,
  };
}
