import { spawnSync } from 'node:child_process';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { type CopyOfTree, copyOfTree } from './copy-of-tree.ts';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';

/** A busy machine must not count as a killed mutation. */
const PATIENCE = ['--testTimeout', '120000', '--hookTimeout', '120000'];

const green = new Map<string, boolean>();

/** Whether the test passes in this folder. A run in which no test ran does not pass. */
function passes(folder: string, { project, file, name, env }: Mutation['test']): boolean {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...PATIENCE, file];
  const { status, stdout } = spawnSync(process.execPath, name ? [...args, '-t', name] : args, {
    cwd: folder,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return status === 0 && /Tests {2}.*\d+ passed/.test(stdout);
}

function isGreen(folder: string, test: Mutation['test']): boolean {
  const key = JSON.stringify(test);
  if (!green.has(key)) green.set(key, passes(folder, test));
  return green.get(key) === true;
}

function verdict({ folder, change }: CopyOfTree, { file, replace, by, test }: Mutation): string {
  if (!isGreen(folder, test)) return 'RED ALREADY';
  const restore = change(file, replace, by);
  try {
    return passes(folder, test) ? 'SURVIVED' : 'killed';
  } finally {
    restore();
  }
}

/** With arguments: only the promises of these numbers, or what breaks in these words. */
const wanted = process.argv.slice(2);
const chosen = mutations.filter(
  (it) => wanted.length === 0 || wanted.includes(String(it.promise)) || wanted.some((word) => it.breaks.includes(word)),
);
const tree = copyOfTree();
let failed = 0;
try {
  for (const mutation of chosen) {
    const outcome = verdict(tree, mutation);
    if (outcome !== 'killed') failed += 1;
    console.log(`${outcome.padEnd(11)} promise ${mutation.promise}: ${mutation.breaks}`);
  }
} finally {
  tree.remove();
}
const figure = `${chosen.length - failed} of ${chosen.length} mutations killed`;
console.log(figure);
if (wanted.length === 0) noteFigure('mutations', figure, true);
process.exitCode = failed > 0 ? 1 : 0;
