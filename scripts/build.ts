import { runTogether } from './run-together.ts';

const codes = await runTogether([
  ['npm', 'run', '--silent', 'build:embed'],
  ['npm', 'run', '--silent', 'build:site'],
]);
process.exitCode = Math.max(...codes);
