import { estimate } from '#domain/estimate/estimate.ts';
import { type EstimateData, loadCountry } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';

const ROUNDS = 500;
const WARM_UP = 100;

export interface Rounds {
  /** Milliseconds: the first call, and the others after a hundred more, in ascending order. */
  first: number;
  times: number[];
}

const home = {
  batteryKwh: 8,
  heating: { system: 'oil', areaM2: 150 },
  heatPump: { kind: 'air' },
  ev: { kmPerYear: 12_000 },
} as const;

/** Everything that can be asked for, with as little told as may be: each assumption is varied. */
const homes: EstimateInput[] = [
  { ...home, market: 'de', place: '10437 Berlin' },
  { ...home, market: 'at', place: 'Graz' },
  { ...home, market: 'ch', place: 'Bern' },
  { ...home, market: 'us', place: 'Denver, CO' },
];

async function dataOf({ market }: EstimateInput): Promise<EstimateData> {
  const { usIncentives } = await import('#domain/estimate/data/us-incentives.ts');
  const today = new Date().toISOString().slice(0, 10);
  return { country: await loadCountry(market), incentives: market === 'us' ? usIncentives : [], today };
}

/** Runs wherever it is loaded: in Node, or bundled in a page. */
export async function estimateRounds(): Promise<Record<string, Rounds>> {
  const all: Record<string, Rounds> = {};
  for (const input of homes) {
    const data = await dataOf(input);
    const once = () => {
      const start = performance.now();
      estimate(input, data);
      return performance.now() - start;
    };
    const first = once();
    for (let round = 0; round < WARM_UP; round += 1) once();
    all[input.market] = { first, times: Array.from({ length: ROUNDS }, once).sort((a, b) => a - b) };
  }
  return all;
}
