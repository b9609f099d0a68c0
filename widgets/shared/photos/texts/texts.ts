import type { PhotoRefusal } from '#widgets/shared/photos/photo.ts';

/** What every widget's photos say. */
export interface PhotoTexts {
  choose: string;
  drop: string;
  replace: string;
  remove: string;
  kinds: string;
  reading: string;
  states: Record<'sending' | 'waiting' | 'lost', string>;
  added: (name: string) => string;
  /** Of one that had arrived before a reload. */
  kept: string;
  failed: string;
  retry: string;
  removed: (what: string) => string;
  /** Of the button that opens the visit to a phone. */
  onPhone: string;
  onPhoneFailed: string;
  fromPhone: string;
  undo: string;
  close: string;
  refusals: Record<PhotoRefusal, string>;
}
