import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subsetFonts } from './subset-fonts.ts';

const MOST_BYTES = 50 * 1024;

test('the fonts of the site are those that the script cuts, and small', { timeout: 30_000 }, async () => {
  const fonts = await subsetFonts();
  expect([...fonts.keys()]).toEqual(['bricolage-grotesque.woff2', 'figtree.woff2']);
  for (const [file, font] of fonts)
    expect([file, readFileSync(`host-site/styles/fonts/${file}`).equals(font)]).toEqual([file, true]);
  const bytes = [...fonts.values()].reduce((sum, font) => sum + font.length, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
