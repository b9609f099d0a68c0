import { errorOnTheWay } from '#domain/contract/client.ts';
import { listIncentives } from '#domain/contract/estimate.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import { type EstimateData, loadCountry } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { findPlace } from '#domain/estimate/places/find-place.ts';
import { estimateWorthIt } from '#domain/estimate/worth-it.ts';
import { Failure } from '#domain/failure.ts';
import type { Market } from '#domain/place.ts';
import type { EstimateContext } from '#widgets/shared/estimate/estimate-door.ts';

type Country = EstimateData['country'];

/** A place that is not known, as the server would answer it. */
function asAnswered(error: unknown): unknown {
  return error instanceof Failure ? Object.assign(error, { problem: error.details }) : error;
}

/** The engine with the data of the country that is asked for; throws as calls do. */
export function createEngine({ client, environment }: Pick<EstimateContext, 'client' | 'environment'>) {
  const incentives = new Map<string, EstimateData['incentives']>();

  const countryOf = (market: Market): Promise<Country> =>
    loadCountry(market).catch((error) => {
      throw errorOnTheWay(error, false);
    });

  async function incentivesOf(country: Country, place: string): Promise<EstimateData['incentives']> {
    if (country.market !== 'us') return [];
    const { state } = findPlace(country.places, 'us', place);
    const known = incentives.get(state) ?? (await client.call(listIncentives, { parameters: { state } }));
    incentives.set(state, known);
    return known;
  }

  return {
    countryOf,
    async dataOf({ market, place }: EstimateInput): Promise<EstimateData> {
      const country = await countryOf(market);
      const today = new Date(environment.now()).toISOString().slice(0, 10);
      try {
        return { country, today, incentives: await incentivesOf(country, place) };
      } catch (error) {
        throw asAnswered(error);
      }
    },
    calculate(input: EstimateInput, data: EstimateData): Estimate {
      try {
        return estimateWorthIt(input, (it) => estimate(it, data));
      } catch (error) {
        throw asAnswered(error);
      }
    },
  };
}
