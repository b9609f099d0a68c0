import type { Photo } from '#widgets/shared/photos/photo.ts';

/** Base64 of small JPEGs, as the tab keeps them. */
export type Thumbnails<Slot extends string> = Partial<Record<Slot, string>>;
export type Photos<Slot extends string> = Partial<Record<Slot, Photo>>;

/** About 12 KB of picture; a thumbnail of ours has 3 to 6. */
const MAX_TEXT = 16_000;

/** Bytes at once; more arguments than this a browser refuses. */
const PIECE = 0x8000;

/** A picture in base64. */
export async function textOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/** The picture that a tab kept; undefined for what is not ours. */
export function blobOf(text: unknown): Blob | undefined {
  if (typeof text !== 'string' || text.length > MAX_TEXT) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(text), (it) => it.charCodeAt(0))], { type: 'image/jpeg' });
  } catch {
    return undefined;
  }
}

export async function thumbnailsOf<Slot extends string>(photos: Photos<Slot>): Promise<Thumbnails<Slot>> {
  const kept: Thumbnails<Slot> = {};
  for (const [slot, photo] of Object.entries(photos) as [Slot, Photo | undefined][]) {
    if (photo) kept[slot] = await textOf(photo.thumbnail);
  }
  return kept;
}

/** What a tab has kept of earlier photos; anything that is not ours is left out. */
export function photosOf<Slot extends string>(slots: readonly Slot[], kept: unknown): Photos<Slot> {
  const photos: Photos<Slot> = {};
  for (const slot of slots) {
    const thumbnail = blobOf((kept as Thumbnails<Slot> | undefined)?.[slot]);
    if (thumbnail) photos[slot] = { file: undefined, thumbnail };
  }
  return photos;
}
