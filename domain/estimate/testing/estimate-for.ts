import { usIncentives } from '#domain/estimate/data/us-incentives.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import { loadCountry } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { markets } from '#domain/place.ts';

const countries = Object.fromEntries(
  await Promise.all(markets.map(async (market) => [market, await loadCountry(market)] as const)),
);

/** The estimate of a home as it stands on 22 November 2026. */
export function estimateFor(input: EstimateInput): Estimate {
  const country = countries[input.market];
  if (!country) throw new RangeError(`no data of ${input.market}`);
  return estimate(input, { country, today: '2026-11-22', incentives: usIncentives });
}
