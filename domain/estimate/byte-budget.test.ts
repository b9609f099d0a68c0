import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { markets } from '#domain/place.ts';
import { noteFigure } from '#tests/harness/note-figure.ts';

const KB = 1024;

/** What a browser loads for one country, minified, after brotli. */
async function bytesOf(market: string): Promise<number> {
  const input = ['domain/estimate/estimate.ts', `domain/estimate/countries/${market}.ts`];
  const rolldownOptions = { input, preserveEntrySignatures: 'strict' } as const;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, modulePreload: false, rolldownOptions },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((it) => ('output' in it ? it.output : []));
  const code = outputs.map((it) => (it.type === 'chunk' ? it.code : ''));
  expect(code.join('')).toContain('latitude');
  return code.reduce((sum, it) => sum + brotliCompressSync(it).length, 0);
}

test('engine and data of each country stay below 25 KB', { timeout: 60_000 }, async () => {
  const told: string[] = [];
  for (const market of markets) {
    const bytes = await bytesOf(market);
    expect(bytes, market).toBeLessThan(25 * KB);
    told.push(`${market} ${(bytes / KB).toFixed(1)} KB`);
  }
  noteFigure('bytes', told.join(', '), { document: 'docs/estimate.md' });
});
