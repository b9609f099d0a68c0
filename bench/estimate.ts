import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as playwrightChromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { chromium } from '#tests/harness/chromium.ts';
import { conditions } from './embed/session.ts';
import { median } from './embed/table.ts';
import { estimateRounds, type Rounds } from './estimate-rounds.ts';

const TAIL = 0.99;

/** The same rounds as one script for a page. */
async function bundledRounds(): Promise<string> {
  const entry = join(import.meta.dirname, 'estimate-rounds.ts');
  const options = { write: false, lib: { entry, formats: ['iife' as const], name: 'bench', fileName: 'bench' } };
  const [output] = (await build({ configFile: false, logLevel: 'error', build: options })) as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error('No bundle');
  return chunk.code;
}

async function roundsInPage(browser: Browser, script: string): Promise<Record<string, Rounds>> {
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
  await page.addScriptTag({ content: script });
  const rounds = await page.evaluate<Record<string, Rounds>>('bench.estimateRounds()');
  await page.close();
  return rounds;
}

const rowOf = (place: string, [market, { first, times }]: [string, Rounds]) => {
  const tail = times[Math.floor(times.length * TAIL)] ?? Number.NaN;
  return `| ${place} | ${market} | ${first.toFixed(1)} | ${median(times).toFixed(2)} | ${tail.toFixed(2)} |`;
};

/** The whole estimate in this process and on a slow phone, market by market, and writes `estimate.md`. */
export async function runEstimate(results: string): Promise<void> {
  const inNode = await estimateRounds();
  const browser = await playwrightChromium.launch(chromium);
  const inPage = await roundsInPage(browser, await bundledRounds()).finally(() => browser.close());
  const slow = `Chromium, CPU ${conditions.cpu}x slower`;
  const rows = [
    ...Object.entries(inNode).map((it) => rowOf('Node', it)),
    ...Object.entries(inPage).map((it) => rowOf(slow, it)),
  ];
  const markdown = `# The estimate

One call of \`estimate()\` with roof, battery, heat pump and car, 500 times after 100 others. ${new Date().toISOString()}

| where | market | first call, ms | median, ms | p99, ms |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  writeFileSync(join(results, 'estimate.md'), markdown);
  console.log(markdown);
}
