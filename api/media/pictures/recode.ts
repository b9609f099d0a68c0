import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { flawsOf } from '#api/media/pictures/flaws.ts';
import { Failure } from '#domain/failure.ts';
import { MAX_MEDIA_PIXELS, type MediaFlaw } from '#domain/media/media.ts';

/** A picture as we keep it. */
export interface Picture {
  /** JPEG. */
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  flaws: MediaFlaw[];
}

/** By content, not by name. Each has a decoder of its own in sharp; no other is ever loaded. */
const decoders = {
  'image/jpeg': 'VipsForeignLoadJpegBuffer',
  'image/png': 'VipsForeignLoadPngBuffer',
  'image/webp': 'VipsForeignLoadWebpBuffer',
  'image/gif': 'VipsForeignLoadNsgifBuffer',
} as const;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: Object.values(decoders) });
/** The queue is what works on several at once. */
sharp.concurrency(1);
sharp.cache(false);

/** A phone's largest pictures have 50 million pixels; a bomb has a thousand million. */
const MOST_PIXELS = 60_000_000;
const QUALITY = 82;

/** What a file is says its beginning. */
const HEAD_BYTES = 4_100;

const refuse = (problem: 'not-a-picture' | 'too-many-pixels') =>
  new Failure('validation', { fields: [{ path: 'mediaUrl', problem }] });

async function opened(original: Uint8Array) {
  const type = await fileTypeFromBuffer(original.subarray(0, HEAD_BYTES)).catch(() => undefined);
  if (!type || !(type.mime in decoders)) throw refuse('not-a-picture');
  const picture = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
  const { width = 0, height = 0 } = await picture.metadata();
  if (width * height > MOST_PIXELS) throw refuse('too-many-pixels');
  return picture;
}

async function drawn(original: Uint8Array): Promise<Picture> {
  const picture = await opened(original);
  const upright = picture
    .autoOrient()
    .resize({ width: MAX_MEDIA_PIXELS, height: MAX_MEDIA_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data, info } = await upright.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { bytes: new Uint8Array(data), width, height, flaws: await flawsOf(data, { width, height }) };
}

/**
 * Draws the picture anew, so that nothing of the file it came in is left: no place, no device, no script, nothing behind its
 * end. Throws `validation` for what is no picture, is cut, or has too many pixels.
 */
export async function recode(original: Uint8Array): Promise<Picture> {
  try {
    return await drawn(original);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw refuse(/pixel limit/.test(String(error)) ? 'too-many-pixels' : 'not-a-picture');
  }
}
