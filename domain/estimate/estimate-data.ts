import type { Market } from '#domain/place.ts';

/** A row of the American table of incentives that holds in the home's state. */
export interface LocalIncentive {
  id: string;
}

/** What the engine knows of one country, and the day it is asked. */
export interface EstimateData {
  market: Market;
  /** `2026-11-22`: counts where no date of application is told. */
  today: string;
  /** Rows that may hold for the home; the server has the table, browsers get them from it. */
  incentives: readonly LocalIncentive[];
}
