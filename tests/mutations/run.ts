import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { type CopyOfTree, copyOfTree } from './copy-of-tree.ts';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';
import { endOf, type Report, type Verdict, verdictOf } from './verdict.ts';

/** A busy machine must not be taken for a broken test. */
const PATIENCE = ['--testTimeout', '120000', '--hookTimeout', '120000'];

const reports = mkdtempSync(join(tmpdir(), 'wattnest-reports-'));
const beforehand = new Map<string, Verdict>();

async function reportOf(folder: string, { project, file, name, env }: Mutation['test']): Promise<Report | null> {
  const report = join(reports, `${basename(folder)}.json`);
  rmSync(report, { force: true });
  const reporting = ['--reporter', 'json', '--outputFile', report];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...PATIENCE, ...reporting, file];
  const run = spawn(process.execPath, [...args, '-t', name], {
    cwd: folder,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: 'ignore',
  });
  await once(run, 'close');
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

async function passesBeforehand(folder: string, test: Mutation['test']): Promise<boolean> {
  const key = JSON.stringify(test);
  if (!beforehand.has(key)) beforehand.set(key, verdictOf(await reportOf(folder, test), test.name));
  return beforehand.get(key) === 'passed';
}

const words: Record<Verdict, string> = { passed: 'SURVIVED', failed: 'killed', broken: 'BROKEN' };

/** A mutation is killed by a failed assertion of its named test alone. */
async function outcomeOf({ folder, change }: CopyOfTree, { file, replace, by, test }: Mutation): Promise<string> {
  if (!(await passesBeforehand(folder, test))) return 'RED ALREADY';
  const restore = change(file, replace, by);
  try {
    const report = await reportOf(folder, test);
    const verdict = verdictOf(report, test.name);
    if (verdict === 'broken') console.log(endOf(report, test.name));
    return words[verdict];
  } finally {
    restore();
  }
}

/** With arguments: only the promises of these numbers, or what breaks in these words. */
const wanted = process.argv.slice(2);
const chosen = mutations.filter(
  (it) => wanted.length === 0 || wanted.includes(String(it.promise)) || wanted.some((word) => it.breaks.includes(word)),
);
/** Two at a time, each in a tree of its own; those in a browser one after the other, since they share its prepared modules. */
const isInBrowser = ({ test: { project } }: Mutation) => project === 'browser' || project === 'storybook';
const inBrowser = chosen.filter(isInBrowser);
const others = chosen.filter((it) => !isInBrowser(it));
let failed = 0;

async function work(next: () => Mutation | undefined): Promise<void> {
  const tree = copyOfTree();
  try {
    for (let mutation = next(); mutation; mutation = next()) {
      const outcome = await outcomeOf(tree, mutation);
      if (outcome !== 'killed') failed += 1;
      console.log(`${outcome.padEnd(11)} promise ${mutation.promise}: ${mutation.breaks}`);
    }
  } finally {
    tree.remove();
  }
}

try {
  await Promise.all([work(() => inBrowser.shift() ?? others.shift()), work(() => others.shift())]);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
const figure = `${chosen.length - failed} of ${chosen.length} mutations killed`;
console.log(figure);
if (wanted.length === 0) noteFigure('mutations', figure, { write: true });
process.exitCode = failed > 0 ? 1 : 0;
