import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '#api/serve.ts';
import { createLead } from '#domain/contract/leads.ts';
import { languagePrefix, pathTo } from '#domain/pages.ts';
import { ask, leadBody, serverAt } from '#tests/harness/calls.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { newKey } from '#tests/harness/with-app.ts';
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
    at((it) => it.firstPaintMs),
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

/** Somebody's own pages, with a consultation and a request on them. */
const ownPaths = [pathTo('dashboard')];

/** The cookie of somebody who has asked for partners. */
async function openOwnPages(server: RunningServer): Promise<string> {
  const email = 'ada@example.org';
  await ask(serverAt(server.url), createLead, { body: leadBody(email) }, { key: newKey() });
  return (await signIn(server, { email })).as.headers.Cookie;
}

async function visitAll(
  server: RunningServer,
  runs: number,
): Promise<{ rows: (string | number)[][]; version: string }> {
  const browser = await launch();
  try {
    const cookie = await openOwnPages(server);
    const all = [...paths, ...ownPaths].map((path) => ({ path, own: ownPaths.includes(path) ? { cookie } : {} }));
    const visits = new Map<string, Visit[]>(all.map(({ path }) => [path, []]));
    for (const { path, own } of all) await visit(browser, server.url + path, { throttled: false, ...own });
    for (let run = 0; run < runs; run += 1)
      for (const { path, own } of all) visits.get(path)?.push(await visit(browser, server.url + path, own));
    return { rows: [...visits].map(([path, them]) => visitCells(path, them)), version: browser.version() };
  } finally {
    await browser.close();
  }
}

/** Measures the public pages as the server sends them, and the first page of somebody signed in; writes `site.md`. */
export async function runSite(server: RunningServer, results: string, runs: number): Promise<void> {
  const [load = 0] = loadavg();
  const { rows, version } = await visitAll(server, runs);
  const judgements = await judgeAll(paths.map((path) => server.url + path));
  const { cpu, downKbit, latencyMs, viewport } = conditions;
  const markdown = `# The pages of the site

Chromium ${version}, cold cache, the machine's load beforehand ${load.toFixed(1)}. ${new Date().toISOString()}

Somebody who only looks, on the dashboard their own: median of ${runs} visits, CPU ${cpu}x slower, ${downKbit} kbit/s, ${latencyMs} ms, ${viewport.width}x${viewport.height}.

${table(['page', 'first paint, ms', 'largest paint, ms (range)', 'blocking, ms', 'layout shift', 'KB on the wire', 'requests'], rows)}
Lighthouse, its settings for phones:

${table(
  ['page', ...categories, 'faults'],
  judgements.map((it, index) => judgementCells(paths[index] ?? '', it)),
)}`;
  writeFileSync(join(results, 'site.md'), markdown);
  console.log(markdown);
}
