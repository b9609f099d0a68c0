import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareWithin, strict, tolerant } from '#tests/pictures/compare.ts';
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
    expect(kept.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(9 * MEGABYTE);
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
  const compare = (actual: typeof kept) => compareWithin(strict)(kept, actual, { createDiff: true });

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

describe('comparing what another browser draws', () => {
  const [width, height] = [128, 32];
  const ground = 250;
  const paint = (ink: (x: number, y: number) => number) => ({
    metadata: { width, height },
    data: Uint8Array.from({ length: width * height * 4 }, (_, at) => {
      const pixel = at >> 2;
      return at % 4 === 3 ? 255 : ground - ink(pixel % width, Math.trunc(pixel / width));
    }),
  });
  /** Twelve upright strokes, three pixels wide, whose right edges are half as dark; and their colours again below. */
  const words =
    (edge: number, left = 8, count = 12) =>
    (x: number, y: number) => {
      if (y > 24) return x;
      const [stroke, column] = [Math.trunc((x - left) / 8), (x - left) % 8];
      if (x < left || stroke >= count || y < 6 || y > 17 || column > 2) return 0;
      return column < 2 ? 120 : edge;
    };
  const kept = paint(words(60));
  const passes = async (actual: typeof kept, bounds = tolerant) =>
    (await compareWithin(bounds)(kept, actual, { createDiff: false })).pass;

  test('passes a soft edge drawn otherwise, which is held against the browser that took the picture', async () => {
    const shaded = paint((x, y) => words(60)(x, y) + (x >= 112 && x < 122 && y > 6 && y <= 16 ? 6 : 0));
    expect(await passes(shaded)).toBe(true);
    expect(await passes(shaded, strict)).toBe(false);
  });

  test.each([
    ['a missing word', words(60, 8, 9)],
    ['words moved by four pixels', words(60, 12)],
    ['another colour', (x: number, y: number) => words(60)(x, y) + (y < 24 ? 20 : 0)],
  ])('sees %s', async (_, ink) => {
    expect(await passes(paint(ink))).toBe(false);
  });
});
