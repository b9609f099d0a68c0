import { runTogether } from './run-together.ts';

/** The static checks leave most of one core to the tests, so both run at once. */
const codes = await runTogether([
  ['npm', 'run', '--silent', 'checks'],
  ['npx', 'vitest', 'run', ...process.argv.slice(2)],
]);
if (codes[0] !== 0) console.error('Lint, types or unused code failed: see above, or run "npm run checks".');
process.exitCode = Math.max(...codes);
