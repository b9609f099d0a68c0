import { type MediaSlot, mediaSlots } from '#domain/questionnaire/answers.ts';
import type { Photo } from '#widgets/questionnaire/assessment/photos/photo.ts';

/** Base64 of small JPEGs, as the tab keeps them. */
export type Thumbnails = Partial<Record<MediaSlot, string>>;
export type Photos = Partial<Record<MediaSlot, Photo>>;

/** About 12 KB of picture; a thumbnail of ours has 3 to 6. */
const MAX_TEXT = 16_000;

async function textOf(blob: Blob): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}

function blobOf(text: unknown): Blob | undefined {
  if (typeof text !== 'string' || text.length > MAX_TEXT) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(text), (it) => it.charCodeAt(0))], { type: 'image/jpeg' });
  } catch {
    return undefined;
  }
}

export async function thumbnailsOf(photos: Photos): Promise<Thumbnails> {
  const kept: Thumbnails = {};
  for (const slot of mediaSlots) {
    const thumbnail = photos[slot]?.thumbnail;
    if (thumbnail) kept[slot] = await textOf(thumbnail);
  }
  return kept;
}

/** What a tab has kept of earlier photos; anything that is not ours is left out. */
export function photosOf(kept: unknown): Photos {
  const photos: Photos = {};
  for (const slot of mediaSlots) {
    const thumbnail = blobOf((kept as Thumbnails | undefined)?.[slot]);
    if (thumbnail) photos[slot] = { file: undefined, thumbnail };
  }
  return photos;
}
