import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '#tests/harness/chromium.ts';

const NOTE = 'stories/pictures-taken-with.txt';

let known: string | undefined;

/** What draws here, as it names itself: `Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm), x64`. */
function renderer(): string {
  const said = () => execFileSync(chromium.executablePath, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
  known ??= `${said().trim()}, ${process.arch}`;
  return known;
}

/** Whether the kept pictures were taken by the browser that is here. */
export const isKeptRenderer = () => readFileSync(NOTE, 'utf8').trim() === renderer();

export const noteRenderer = () => writeFileSync(NOTE, `${renderer()}\n`);
