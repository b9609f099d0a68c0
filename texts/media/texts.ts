import type { MediaFlaw } from '#domain/media/media.ts';

/** What is said of a picture that a visitor has handed in. */
export interface MediaTexts {
  arrived: (subject: string) => string;
  good: string;
  flaws: Record<MediaFlaw, string>;
  /** Why nobody looked at it; what becomes of it stands in `keptFor`. */
  unseen: Record<'automatic' | 'failed' | 'budget', string>;
  seen: (findings: string) => string;
  nothingSeen: string;
  keptFor: string;
}
