import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { manage } from './manage.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'wattnest-manage-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 5 }));

const run = (...args: string[]) => manage(args, { DATA_DIR, LOG_LEVEL: 'silent' });
const company = ['--name', 'Uckerwärme', '--country', 'de', '--state', 'Brandenburg', '--city', 'Prenzlau'];
const trade = [
  '--postcodes',
  '144, 145',
  '--solutions',
  'heatPump,solar',
  ...languages.flatMap((it) => [`--speciality-${it}`, 'KfW 40']),
];

test('the commands of docs/operations.md work on a server that has not run yet', { timeout: 60_000 }, async () => {
  expect(await run('add-partner', ...company, ...trade)).toMatch(/^added "Uckerwärme"/);
  const told = await run('add-key', '--partner', 'Uckerwärme', '--origins', 'https://a.example, https://b.example');
  const [, key = ''] = /^site-key="(site_[\w-]{16})"$/.exec(told) ?? [];
  expect(await run('add-origin', '--key', key, '--origin', 'https://c.example')).toBe(
    'allowed: https://a.example, https://b.example, https://c.example',
  );
  await expect(run('add-member', '--partner', 'Uckerwärme', '--email', 'eva@a.example')).rejects.toThrow('/auth');
});

test.each([
  [[], 'add-partner'],
  [['remove-partner'], 'add-partner'],
  [['add-key', '--partner', 'X'], '--origins'],
  [['add-partner', ...company, '--postcodes', '1', '--speciality-de', 'x', '--solutions', 'wind'], '--solutions'],
  [['add-member', '--partner', 'X', '--email', 'eva'], '--email'],
  [['add-key', '--colour', 'red'], '--colour'],
])('%j is answered with what is missing', async (args, says) => {
  await expect(run(...args)).rejects.toThrow(says);
});
