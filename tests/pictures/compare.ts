import pixelmatch from 'pixelmatch';
import type { ToMatchScreenshotOptions } from 'vitest/node';
import { distance } from '#tests/pictures/shrink.ts';

declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    withKept: Record<string, unknown>;
  }
}

const CHANNELS = 4;
const THRESHOLD = 0.02;
const ALLOWED_PIXELS = 30;

const colourAt = (data: Uint8Array | Uint8ClampedArray, at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);

/**
 * Compares a screenshot with a kept picture as `pixelmatch` does, but for what shrinking took from the picture: a pixel
 * is as it was where the kept colour is the nearest that the kept picture has.
 */
export const compareWithKept: ToMatchScreenshotOptions['comparators']['withKept'] = (kept, actual, { createDiff }) => {
  const { width, height } = kept.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const received = `${actual.metadata.width}×${actual.metadata.height}`;
    return { pass: false, diff: null, message: `${width}×${height} pixels are kept, this one has ${received}.` };
  }
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
  const diff = createDiff ? new Uint8Array(seen.length) : null;
  const changed = pixelmatch(kept.data, seen, diff ?? undefined, width, height, { threshold: THRESHOLD });
  const pass = changed <= ALLOWED_PIXELS;
  return { pass, diff, message: pass ? null : `${changed} pixels differ.` };
};
