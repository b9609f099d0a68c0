import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { languagePrefix, pathTo } from '#domain/pages.ts';
import { conditions, launch } from './embed/session.ts';
import { median } from './embed/table.ts';
import { categories, type Judgement, judgeAll } from './site/judge.ts';
import { type Visit, visit } from './site/visit.ts';

const paths = (['de', 'en'] as const).flatMap((language) =>
  (['home', 'faq', 'about', 'privacy'] as const).map((page) => languagePrefix(language) + pathTo(page)),
);

const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const table = (titles: string[], rows: (string | number)[][]) =>
  line(titles) + line(titles.map(() => '---')) + rows.map(line).join('');

function visitCells(path: string, visits: Visit[]): (string | number)[] {
  const at = (of: (it: Visit) => number, digits = 0) => median(visits.map(of)).toFixed(digits);
  const paints = visits.map((it) => Math.round(it.largestPaintMs));
  return [
    path,
    `${at((it) => it.largestPaintMs)} (${Math.min(...paints)}-${Math.max(...paints)})`,
    at((it) => it.blockingMs),
    at((it) => it.shift, 3),
    at((it) => it.bytes / 1024, 1),
    at((it) => it.requests),
  ];
}

const judgementCells = (path: string, { scores, faults }: Judgement) => [
  path,
  ...categories.map((it) => scores[it] ?? '-'),
  faults.join(', ') || '-',
];

async function visitAll(portal: string, runs: number): Promise<{ rows: (string | number)[][]; version: string }> {
  const browser = await launch();
  try {
    const visits = new Map<string, Visit[]>(paths.map((path) => [path, []]));
    for (const path of paths) await visit(browser, portal + path, false);
    for (let run = 0; run < runs; run += 1)
      for (const path of paths) visits.get(path)?.push(await visit(browser, portal + path));
    return { rows: [...visits].map(([path, them]) => visitCells(path, them)), version: browser.version() };
  } finally {
    await browser.close();
  }
}

/** Measures the public pages as the server sends them and writes `site.md`. */
export async function runSite(portal: string, results: string, runs: number): Promise<void> {
  const [load = 0] = loadavg();
  const { rows, version } = await visitAll(portal, runs);
  const judgements = await judgeAll(paths.map((path) => portal + path));
  const { cpu, downKbit, latencyMs, viewport } = conditions;
  const markdown = `# The public pages

Chromium ${version}, cold cache, the machine's load beforehand ${load.toFixed(1)}. ${new Date().toISOString()}

Somebody who only looks: median of ${runs} visits, CPU ${cpu}x slower, ${downKbit} kbit/s, ${latencyMs} ms, ${viewport.width}x${viewport.height}.

${table(['page', 'largest paint, ms (range)', 'blocking, ms', 'layout shift', 'KB on the wire', 'requests'], rows)}
Lighthouse, its settings for phones:

${table(
  ['page', ...categories, 'faults'],
  judgements.map((it, index) => judgementCells(paths[index] ?? '', it)),
)}`;
  writeFileSync(join(results, 'site.md'), markdown);
  console.log(markdown);
}
