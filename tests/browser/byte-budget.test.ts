import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { markets } from '#domain/place.ts';
import { widgets } from '#widgets/registry.ts';

const KB = 1024;

/** What each published file may weigh on the wire, in bytes after brotli. */
const budgets: Record<string, number> = {
  'embed.js': KB,
  'wattnest.iife.js': 103 * KB,
  'handoff.js': 14 * KB,
  'phone.js': 26 * KB,
  'estimate.js': 56 * KB,
  ...Object.fromEntries(markets.map((market) => [`estimate-${market}.js`, 16 * KB])),
  ...Object.fromEntries(
    widgets.flatMap(({ name, budgetKb, laterBudgetKb }) => [
      [`${name}.js`, budgetKb * KB],
      [`${name}-later.js`, laterBudgetKb * KB],
    ]),
  ),
};

const folder = 'dist/embed/v1';
const read = (name: string) => readFileSync(`${folder}/${name}`);
const { files } = JSON.parse(read('manifest.json').toString()) as {
  files: Record<string, { bytes: number; brotliBytes: number; integrity: string }>;
};

test('every published file has a budget', () => {
  expect(Object.keys(files).sort()).toEqual(Object.keys(budgets).sort());
});

test.each(Object.entries(budgets))('%s stays within %i bytes', (name, budget) => {
  const small = read(`${name}.br`);
  expect(small.length).toBeLessThanOrEqual(budget);
  expect(brotliDecompressSync(small).equals(read(name))).toBe(true);
});

test.each(Object.keys(budgets))('the manifest tells the truth about %s', (name) => {
  const integrity = `sha384-${createHash('sha384').update(read(name)).digest('base64')}`;
  const bytes = { bytes: read(name).length, brotliBytes: read(`${name}.br`).length };
  expect(files[name]).toEqual({ ...bytes, integrity });
});
