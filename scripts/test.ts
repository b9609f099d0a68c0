import { spawn } from 'node:child_process';

/** What `npm test` is made of. The static checks leave most of one core to the tests, so both run at once. */
const parts = [
  ['npm', 'run', '--silent', 'checks'],
  ['npx', 'vitest', 'run', ...process.argv.slice(2)],
];

function run([command = '', ...args]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const codes = await Promise.all(parts.map(run));
if (codes[0] !== 0) console.error('Lint, types or unused code failed: see above, or run "npm run checks".');
process.exitCode = Math.max(...codes);
