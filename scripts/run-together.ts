import { spawn } from 'node:child_process';

/** Runs commands at once; their exit codes, in order. */
export async function runTogether(commands: readonly (readonly string[])[]): Promise<number[]> {
  return Promise.all(
    commands.map(
      ([command = '', ...args]) =>
        new Promise<number>((resolve) => {
          const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
          child.on('close', (code) => resolve(code ?? 1));
        }),
    ),
  );
}
