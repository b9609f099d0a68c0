import { type MediaSubject, mediaSubjects } from '#domain/media/subjects.ts';
import type { Photos } from '#widgets/shared/photos/photo.ts';

/** What a tab keeps of a photo. */
interface KeptPhoto {
  /** Base64 of a small JPEG. */
  picture: string;
  subject: MediaSubject;
  /** Once it has arrived. */
  mediaId?: string | undefined;
}

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

export async function keptOf<Slot extends string>(photos: Photos<Slot>): Promise<Partial<Record<Slot, KeptPhoto>>> {
  const kept: Partial<Record<Slot, KeptPhoto>> = {};
  for (const slot of Object.keys(photos) as Slot[]) {
    const photo = photos[slot];
    if (photo) kept[slot] = { picture: await textOf(photo.thumbnail), subject: photo.subject, mediaId: photo.mediaId };
  }
  return kept;
}

/** What a tab has kept of earlier photos; anything that is not ours is left out. */
export function photosOf<Slot extends string>(slots: readonly Slot[], kept: unknown): Photos<Slot> {
  const photos: Photos<Slot> = {};
  for (const slot of slots) {
    const { picture, subject: said, mediaId } = (kept as Partial<Record<Slot, KeptPhoto>> | undefined)?.[slot] ?? {};
    const [thumbnail, subject] = [blobOf(picture), mediaSubjects.find((it) => it === said)];
    if (!thumbnail || !subject) continue;
    const place = typeof mediaId === 'string' ? { state: 'sent' as const, mediaId } : { state: 'lost' as const };
    photos[slot] = { id: '', file: undefined, thumbnail, subject, ...place };
  }
  return photos;
}
