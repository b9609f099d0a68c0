import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'wattnest-package-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A partner's project with nothing but the package, as it is published. */
function compile(source: string): string {
  mkdirSync(join(folder, 'node_modules/@wattnest'), { recursive: true });
  symlinkSync(resolve('dist/npm'), join(folder, 'node_modules/@wattnest/widgets'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'page.ts'), source);
  const options = ['--strict', '--noEmit', '--preserveSymlinks', '--module', 'preserve', '--lib', 'es2022,dom'];
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...options, 'page.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout;
}

const page = `
import { defineChat, defineQuestionnaire, type WidgetEvents } from '@wattnest/widgets';
defineQuestionnaire();
defineChat();
document.querySelector('wattnest-questionnaire')?.reset();
document.addEventListener('wattnest-complete', ({ detail }) => {
  if (detail.kind === 'questionnaire') {
    const roof: File | null = detail.answers.mediaUploads.roofPhoto;
    const cents: number | undefined = detail.result.options[0]?.totalCost.minor;
    // @ts-expect-error: not a kind of home
    const isCastle = detail.answers.homeType === 'castle';
    return console.log(roof, cents, isCastle);
  }
  if (detail.kind === 'chat') {
    const squareFeet: number | undefined = detail.answers.homeSize;
    const packages = 'options' in detail.result ? detail.result.options.length : 0;
    return console.log(squareFeet, packages, detail.result.solarPotential);
  }
  const kilowatts: number | undefined = detail.result.strategy.setup.heatPump?.powerKw;
  // @ts-expect-error: the strategy check has no packages
  console.log(kilowatts, detail.result.options, detail.answers.photos[0]?.file?.name);
});
document.body.addEventListener('wattnest-lead', ({ detail }) => detail.leadId.trim());
const failed = ({ code, field }: WidgetEvents['wattnest-error']) => field ?? code.trim();
console.log(failed);
`;

test('a partner’s TypeScript knows what each event brings, with nothing installed but the package', () => {
  expect(compile(page)).toBe('');
});
