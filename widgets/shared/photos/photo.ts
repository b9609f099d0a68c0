import type { MediaSubject } from '#domain/media/subjects.ts';

/** Why a file cannot be taken as a photo. */
export type PhotoRefusal = 'not-an-image' | 'not-a-video' | 'too-large' | 'unreadable';

export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly reason: PhotoRefusal;

  constructor(reason: PhotoRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** A photo as the widget makes it. */
export interface Photo {
  /** JPEG of at most `MAX_PHOTO_PIXELS`; undefined once a reload has left only the thumbnail. */
  file: File | undefined;
  /** Small JPEG, kept in the tab. */
  thumbnail: Blob;
}

/** A photo in its place. `lost`: a reload came before it had arrived. */
export interface PlacedPhoto extends Photo {
  /** Under which it is sent. */
  id: string;
  subject: MediaSubject;
  state: 'sending' | 'waiting' | 'sent' | 'failed' | 'lost';
  /** Once it has arrived. */
  mediaId?: string | undefined;
}

/** Photos by the places in which they are asked for. */
export type Photos<Slot extends string> = Partial<Record<Slot, PlacedPhoto>>;

/** Bytes of the original; larger pictures would have to be decoded before we could shrink them. */
export const MAX_ORIGINAL_BYTES = 25 * 1024 * 1024;
/** The longer side. */
export const MAX_PHOTO_PIXELS = 2_048;
export const THUMBNAIL_PIXELS = 160;
