import type { Country } from '#domain/estimate/countries/country.ts';
import type { LocalIncentive } from '#domain/estimate/subsidies/local-incentive.ts';
import type { Market } from '#domain/place.ts';

/** What the engine knows of one country, and the day it is asked. */
export interface EstimateData {
  country: Country;
  /** `2026-11-22`: counts where no date of application is told. */
  today: string;
  /** United States: rows of the home's state, or of all; the server has the table, browsers get them from it. */
  incentives: readonly LocalIncentive[];
}

const countries: Record<Market, () => Promise<Country>> = {
  de: async () => (await import('#domain/estimate/countries/de.ts')).germany,
  at: async () => (await import('#domain/estimate/countries/at.ts')).austria,
  ch: async () => (await import('#domain/estimate/countries/ch.ts')).switzerland,
  us: async () => (await import('#domain/estimate/countries/us.ts')).unitedStates,
};

/** One country's climate, places, figures and rules, loaded when first asked for. */
export function loadCountry(market: Market): Promise<Country> {
  return countries[market]();
}
