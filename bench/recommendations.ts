import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { startBareServer } from './bare-server.ts';
import { median } from './embed/table.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 20;

const home = { homeType: 'single_family', roofType: 'flat', currentHeatingSystem: 'gas', hasEV: 'yes', homeSize: 1800 };

async function load(url: string) {
  const result = await autocannon({
    url: url + calculateRecommendations.path,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(home),
    connections: CONNECTIONS,
    duration: SECONDS,
    workers: 1,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

/** Our route beside a bare node:http server that does the same JSON work, round by round, and writes `recommendations.md`. */
export async function runRecommendations(api: string, results: string): Promise<void> {
  const bare = await startBareServer();
  const ours: Awaited<ReturnType<typeof load>>[] = [];
  const theirs: typeof ours = [];
  try {
    for (const url of [api, bare.url]) await load(url);
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(await load(bare.url));
      ours.push(await load(api));
    }
  } finally {
    bare.stop();
  }
  const ratios = ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? Number.NaN));
  const row = (name: string, runs: typeof ours) =>
    `| ${name} | ${median(runs.map((it) => it.perSecond)).toFixed(0)} | ${median(runs.map((it) => it.p99Ms)).toFixed(0)} |\n`;
  const markdown = `# POST ${calculateRecommendations.path}

Median of ${ROUNDS} interleaved rounds of ${SECONDS} s, ${CONNECTIONS} connections, both servers and the load on one machine. ${new Date().toISOString()}

| server | requests a second | p99, ms |
| --- | --- | --- |
${row('bare node:http, the same JSON work', theirs)}${row('Wattnest API', ours)}
Ratio: ${median(ratios).toFixed(2)} (rounds: ${ratios.map((it) => it.toFixed(2)).join(', ')})
`;
  writeFileSync(join(results, 'recommendations.md'), markdown);
  console.log(markdown);
}
