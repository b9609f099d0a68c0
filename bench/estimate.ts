import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimateDataOf } from '#api/services/estimate/estimate-data.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { median } from './embed/table.ts';

const ROUNDS = 500;
const WARM_UP = 100;
const TAIL = 0.99;

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

async function timesOf(input: EstimateInput) {
  const data = await estimateDataOf(input.market, new Date());
  const once = () => {
    const start = performance.now();
    estimate(input, data);
    return performance.now() - start;
  };
  const first = once();
  for (let round = 0; round < WARM_UP; round += 1) once();
  const times = Array.from({ length: ROUNDS }, once).sort((a, b) => a - b);
  return { first, middle: median(times), tail: times[Math.floor(ROUNDS * TAIL)] ?? Number.NaN };
}

/** The whole estimate in this process, market by market, and writes `estimate.md`. */
export async function runEstimate(results: string): Promise<void> {
  const rows: string[] = [];
  for (const input of homes) {
    const { first, middle, tail } = await timesOf(input);
    rows.push(`| ${input.market} | ${first.toFixed(1)} | ${middle.toFixed(2)} | ${tail.toFixed(2)} |`);
  }
  const markdown = `# The estimate

One call of \`estimate()\` with roof, battery, heat pump and car, ${ROUNDS} times after ${WARM_UP} others, in one process. ${new Date().toISOString()}

| market | first call, ms | median, ms | p99, ms |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  writeFileSync(join(results, 'estimate.md'), markdown);
  console.log(markdown);
}
