import type { PhotoRefusal } from '#widgets/shared/photos/photo.ts';

/** What every widget's photos say. */
export interface PhotoTexts {
  choose: string;
  drop: string;
  replace: string;
  remove: string;
  kinds: string;
  reading: string;
  added: (name: string) => string;
  onlyThumbnail: string;
  removed: (what: string) => string;
  undo: string;
  close: string;
  refusals: Record<PhotoRefusal, string>;
}
