import { type EstimateData, loadCountry } from '#domain/estimate/estimate-data.ts';
import type { LocalIncentive } from '#domain/estimate/subsidies/local-incentive.ts';
import type { Market } from '#domain/place.ts';

/** The American table: large, so read with the first call that asks for it. */
export async function incentivesOf(market: Market): Promise<readonly LocalIncentive[]> {
  return market === 'us' ? (await import('#domain/estimate/data/us-incentives.ts')).usIncentives : [];
}

/** What the engine stands on in a market on the day of a call. */
export async function estimateDataOf(market: Market, now: Date): Promise<EstimateData> {
  const [country, incentives] = await Promise.all([loadCountry(market), incentivesOf(market)]);
  return { country, incentives, today: now.toISOString().slice(0, 10) };
}
