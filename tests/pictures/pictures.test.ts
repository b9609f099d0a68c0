import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareWithKept } from '#tests/pictures/compare.ts';
import { chunksOf, readPixels, writePng } from '#tests/pictures/png.ts';
import { digestOf, keptDigest, shrink } from '#tests/pictures/shrink.ts';

const MEGABYTE = 1_000_000;
const kept = globSync('stories/*/pictures/**/*.png');

/** What follows the story's name where it is taken in more than one look. */
const look = /-(wide|narrow)-(light|dark)-[a-z]{2}$|-forced-colours$/;

/** `HomeBasics` is called "home-basics" in the name of its picture. */
const kebab = (name: string) => name.replace(/(?<=.)[A-Z0-9]+/g, '-$&').toLowerCase();

function storiesIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => kebab(name));
}

describe('the pictures that are kept', () => {
  test('every story has one, and each belongs to a story', () => {
    const files = globSync('stories/**/*.stories.tsx');
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const folder = `${dirname(file)}/pictures/${basename(file, '.stories.tsx')}/`;
      const pictures = kept.filter((path) => path.startsWith(folder)).map((path) => basename(path, '.png'));
      const pictured = new Set(pictures.map((name) => name.replace(look, '')));
      expect([...pictured].sort()).toEqual(storiesIn(file).sort());
    }
  });

  test('are shrunk, and small together', () => {
    expect(kept.filter((path) => !keptDigest(readFileSync(path)))).toEqual([]);
    expect(kept.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(7 * MEGABYTE);
  });
});

describe('shrinking', () => {
  const colours = [255, 254, 252, 14, 39, 31, 250, 247, 239, 14, 39, 31, 255, 254, 252, 200, 0, 0];
  const screenshot = writePng(3, Buffer.from(colours), 'rgb');

  test('reads every pixel, and keeps each colour once', () => {
    expect([...readPixels(screenshot).rgb]).toEqual(colours);
    const palette = [...chunksOf(shrink(screenshot))].find(({ name }) => name === 'PLTE')?.data;
    expect([...(palette ?? [])]).toEqual([255, 254, 252, 14, 39, 31, 250, 247, 239, 200, 0, 0]);
  });

  test('remembers the screenshot it was made of', () => {
    expect(keptDigest(screenshot)).toBeUndefined();
    expect(keptDigest(shrink(screenshot))).toBe(digestOf(screenshot));
  });
});

describe('comparing', () => {
  const [width, height] = [64, 32];
  const paint = (red: (x: number, y: number) => number) => ({
    metadata: { width, height },
    data: Uint8Array.from({ length: width * height * 4 }, (_, at) => {
      const pixel = at >> 2;
      return [red(pixel % width, Math.trunc(pixel / width)), 96, 96, 255][at % 4] ?? 0;
    }),
  });
  const fading = paint((x) => x * 3);
  const kept = paint((x) => Math.round((x * 3) / 24) * 24);
  const compare = (actual: typeof kept) => compareWithKept(kept, actual, { createDiff: true });

  test('passes over what shrinking took', async () => {
    expect(await compare(fading)).toMatchObject({ pass: true, message: null });
  });

  test.each([
    { side: 5, pass: true },
    { side: 6, pass: false },
  ])('of a changed square of $side pixels: passes $pass', async ({ side, pass }) => {
    const changed = paint((x, y) => (x >= 8 && x < 8 + side && y < side ? 240 : x * 3));
    expect(await compare(changed)).toMatchObject({ pass });
  });

  test('sees another colour as soon as another kept one is nearer', async () => {
    expect(await compare(paint((x) => x * 3 + 13))).toMatchObject({ pass: false });
  });

  test('of another size: names both', async () => {
    const wider = { ...fading, metadata: { width: 128, height: 16 } };
    expect(await compare(wider)).toMatchObject({ pass: false, message: expect.stringMatching(/64×32.*128×16/) });
  });
});
