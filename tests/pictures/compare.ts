import pixelmatch from 'pixelmatch';
import type { ToMatchScreenshotOptions } from 'vitest/node';
import { isKeptRenderer } from '#tests/pictures/renderer.ts';
import { distance } from '#tests/pictures/shrink.ts';

declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    withKept: Record<string, unknown>;
  }
}

type Comparator = ToMatchScreenshotOptions['comparators']['withKept'];

/** At most so many pixels may differ by more than `threshold`, as `pixelmatch` counts them. */
interface Bound {
  threshold: number;
  pixels: number;
}

const CHANNELS = 4;

/** For the browser that took the pictures. */
export const strict: Bound[] = [{ threshold: 0.02, pixels: 30 }];

/**
 * For another one. Chromium 150 draws round edges otherwise than 156: 38 pixels of a picture, 21 of them by much. The word
 * "Yes" is 46 pixels that differ by much, and a shade that moves by six steps of 255 differs wherever it is.
 */
export const tolerant: Bound[] = [
  { threshold: 0.02, pixels: 200 },
  { threshold: 0.1, pixels: 40 },
];

const colourAt = (data: Uint8Array | Uint8ClampedArray, at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);

interface Picture {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray;
}

/** What shrinking took from the kept picture is not held against a screenshot: the nearest colour kept is as good. */
function inKeptColours(kept: Picture, actual: Picture): Uint8Array {
  const colours = new Set<number>();
  for (let at = 0; at < kept.data.length; at += CHANNELS) colours.add(colourAt(kept.data, at));
  const palette = [...colours];
  const least = new Map<number, number>();
  const seen = Uint8Array.from(actual.data);
  for (let at = 0; at < seen.length; at += CHANNELS) {
    const [colour, was] = [colourAt(actual.data, at), colourAt(kept.data, at)];
    if (colour === was) continue;
    const nearest = least.get(colour) ?? Math.min(...palette.map((it) => distance(it, colour)));
    least.set(colour, nearest);
    if (distance(colour, was) === nearest) seen.set(kept.data.subarray(at, at + CHANNELS), at);
  }
  return seen;
}

/** Compares a screenshot with a kept picture as `pixelmatch` does, within all bounds. */
export const compareWithin =
  (bounds: Bound[]): Comparator =>
  (kept, actual, { createDiff }) => {
    const { width, height } = kept.metadata;
    if (width !== actual.metadata.width || height !== actual.metadata.height) {
      const received = `${actual.metadata.width}×${actual.metadata.height}`;
      return { pass: false, diff: null, message: `${width}×${height} pixels are kept, this one has ${received}.` };
    }
    const seen = inKeptColours(kept, actual);
    const diff = createDiff ? new Uint8Array(seen.length) : undefined;
    const changed = bounds.map(({ threshold }) => pixelmatch(kept.data, seen, diff, width, height, { threshold }));
    const pass = bounds.every(({ pixels }, index) => (changed[index] ?? 0) <= pixels);
    return { pass, diff: diff ?? null, message: pass ? null : `${changed.join(' or ')} pixels differ.` };
  };

/** Renewing is strict, so that after it all pictures are of one browser. */
export const compareWithKept: Comparator = (...pictures) =>
  compareWithin(isKeptRenderer() || process.argv.includes('--update') ? strict : tolerant)(...pictures);
