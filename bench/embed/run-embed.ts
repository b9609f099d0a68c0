import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { ours } from './ours.ts';
import { servePages } from './page-server.ts';
import { peers } from './peers.ts';
import { probe } from './probes.ts';
import { launch, open, untilUsable } from './session.ts';
import { type Row, report } from './table.ts';
import { measure } from './timing.ts';
import { bringPeers } from './vendor.ts';
import { hostPageAlone, plainField } from './widget.ts';

/** One visit each without throttling, so that no server compresses for the first time while we measure. */
async function warm(browser: Browser, rows: Row[]): Promise<void> {
  for (const { widget } of rows) {
    const session = await open(browser, widget);
    await untilUsable(session, 15_000);
    await session.close();
  }
}

async function timeAll(browser: Browser, rows: Row[], runs: number): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[(at + run) % rows.length];
      if (!row) continue;
      const timing = await measure(browser, row.widget);
      row.timings.push(timing);
      console.log(`run ${run + 1}/${runs} ${row.widget.name}: ${Math.round(timing.readyMs)} ms`);
    }
  }
}

/** Measures our widgets beside their peers and writes `embed.md` and `embed.json`. */
export async function runEmbed(api: string, results: string, runs: number): Promise<void> {
  await bringPeers();
  const rows: Row[] = [hostPageAlone, plainField, ...ours(api), ...peers].map((widget) => ({ widget, timings: [] }));
  const stopPages = await servePages(rows.map(({ widget }) => widget));
  const browser = await launch();
  try {
    await warm(browser, rows);
    await timeAll(browser, rows, runs);
    const [, , ...probed] = rows;
    for (const row of probed) row.probes = await probe(browser, row.widget);
    const facts = { version: browser.version(), when: new Date().toISOString() };
    const markdown = report(rows, facts);
    const data = rows.map(({ widget, ...rest }) => ({ name: widget.name, ...rest }));
    writeFileSync(join(results, 'embed.md'), markdown);
    writeFileSync(join(results, 'embed.json'), `${JSON.stringify({ ...facts, runs, rows: data }, null, 1)}\n`);
    console.log(markdown);
  } finally {
    await browser.close();
    stopPages();
  }
}
