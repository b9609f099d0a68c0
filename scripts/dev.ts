import { type ChildProcess, spawn } from 'node:child_process';

/** Builds again what changed, and starts the server again when its code did. One origin: the server serves the builds. */
const commands = [
  ['node_modules/vite/bin/vite.js', 'build', '--watch', '-c', 'vite.lib.config.ts', '--logLevel', 'warn'],
  ['node_modules/vite/bin/vite.js', 'build', '--watch', '-c', 'vite.site.config.ts', '--logLevel', 'warn'],
  ['--watch', '--watch-preserve-output', 'scripts/start.ts'],
];

const children: ChildProcess[] = commands.map((command) => spawn(process.execPath, command, { stdio: 'inherit' }));

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
