import { createHash } from 'node:crypto';
import { chunk, chunksOf, readPixels, writePng } from '#tests/pictures/png.ts';

const KEY = 'screenshot-sha256';
const MOST_COLOURS = 256;

export const digestOf = (screenshot: Buffer) => createHash('sha256').update(screenshot).digest('hex');

/** The digest of the screenshot that a kept picture was made of; undefined for a picture not shrunk yet. */
export function keptDigest(picture: Buffer): string | undefined {
  for (const { name, data } of chunksOf(picture)) {
    const [key, text] = data.toString('latin1').split('\0');
    if (name === 'tEXt' && key === KEY) return text;
  }
  return undefined;
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

export function distance(a: number, b: number): number {
  const [x, y] = [channels(a), channels(b)];
  return Math.max(Math.abs(x[0] - y[0]), Math.abs(x[1] - y[1]), Math.abs(x[2] - y[2]));
}

const nearest = (palette: number[], colour: number) =>
  palette.reduce((best, it, index) => (distance(it, colour) < distance(palette[best] ?? 0, colour) ? index : best), 0);

/** Frequent colours first; one that looks like another already there is left out. */
function choosePalette(frequent: number[]): number[] {
  for (let apart = 0; ; apart++) {
    const palette: number[] = [];
    for (const colour of frequent) {
      if (palette.length > MOST_COLOURS) break;
      if (!palette.some((it) => distance(it, colour) <= apart)) palette.push(colour);
    }
    if (palette.length <= MOST_COLOURS) return palette;
  }
}

/** The same picture in at most 256 colours, at two fifths of the size, knowing the screenshot it was made of. */
export function shrink(screenshot: Buffer): Buffer {
  const pixels = readPixels(screenshot);
  const colours = Array.from({ length: pixels.rgb.length / 3 }, (_, at) => pixels.rgb.readUIntBE(at * 3, 3));
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = choosePalette([...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)));
  const indexOf = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const indices = Buffer.from(colours.map((colour) => indexOf.get(colour) ?? 0));
  return writePng(pixels.width, indices, 'palette', [
    chunk('tEXt', Buffer.from([KEY, digestOf(screenshot)].join('\0'))),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
  ]);
}
