import sharp from 'sharp';
import type { MediaFlaw } from '#domain/media/media.ts';

interface Size {
  width: number;
  height: number;
}

/** The shorter side, in pixels: below it the writing on a panel or the single tiles of a roof cannot be told apart. */
const LEAST_PIXELS = 480;
/** Of 255, on average. Photos of rooms by day lie above 80, a cellar without a lamp below 30; at 40 shapes are left, details are not. */
const LEAST_LIGHT = 40;
/**
 * Variance of the Laplacian (Pech-Pacheco et al., ICPR 2000), on the picture at 512 pixels so that it does not depend on the
 * camera. The usual threshold for whole photos is 100; a smaller picture is sharper at each pixel and a wall has few edges,
 * so below 60 it is the lens that was off. A blur of 1/150 of the longer side brings a roof of tiles from some thousand below it.
 */
const LEAST_SHARPNESS = 60;
const MEASURED_PIXELS = 512;

function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return sum / values.length;
}

/** How much neighbouring pixels differ from each other's mean, as a variance. */
function sharpnessOf(grey: ArrayLike<number>, { width, height }: Size): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
      const edge = around - 4 * (grey[at] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** What is wrong with a picture, by measuring it. What is too dark has no edges either, so that alone is told of it. */
export async function flawsOf(jpeg: Uint8Array, size: Size): Promise<MediaFlaw[]> {
  const small: MediaFlaw[] = Math.min(size.width, size.height) < LEAST_PIXELS ? ['small'] : [];
  const { data, info } = await sharp(jpeg)
    .resize({ width: MEASURED_PIXELS, height: MEASURED_PIXELS, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (meanOf(data) < LEAST_LIGHT) return [...small, 'dark'];
  return sharpnessOf(data, info) < LEAST_SHARPNESS ? [...small, 'blurred'] : small;
}
