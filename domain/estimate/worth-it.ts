import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { type Solution, solutions } from '#domain/home/enumerations.ts';

export type Estimating = (input: EstimateInput) => Estimate;

/** What was computed, without a roof or heat pump that is not worth it; all of it where nothing else is left. */
export function measuresWorthIt(input: EstimateInput, { potentials, renter }: Estimate): Solution[] {
  const wanted = input.measures ?? solutions.filter((it) => potentials[it]);
  const left = wanted.filter((it) => it === 'evCharging' || potentials[it] !== 'low');
  return left.length === 0 || renter ? wanted : left;
}

/** Again without what the estimate of the whole finds not worth it. */
export function withoutTheRest(input: EstimateInput, whole: Estimate, estimating: Estimating): Estimate {
  const measures = measuresWorthIt(input, whole);
  const isAll = solutions.every((it) => measures.includes(it) || whole.potentials[it] !== 'low');
  return isAll ? whole : estimating({ ...input, measures });
}

/** The estimate of what is worth it: its figures hold no more than that, potentials and assumptions are those of everything asked for. */
export function estimateWorthIt(input: EstimateInput, estimating: Estimating): Estimate {
  const whole = estimating(input);
  const { potentials, assumptions } = whole;
  return { ...withoutTheRest(input, whole, estimating), potentials, assumptions };
}
