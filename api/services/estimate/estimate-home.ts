import { estimateDataOf, incentivesOf } from '#api/services/estimate/estimate-data.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { LocalIncentive } from '#domain/estimate/subsidies/local-incentive.ts';

/** Refuses, as field `place`, what is nowhere in the market. */
export async function estimateHome(input: EstimateInput, now: Date): Promise<Estimate> {
  return estimate(input, await estimateDataOf(input.market, now));
}

/** The rows of the American table for a state, for browsers that estimate by themselves. */
export async function listIncentives(state: string): Promise<LocalIncentive[]> {
  const rows = await incentivesOf('us');
  return rows.filter((it) => it.state === state);
}
