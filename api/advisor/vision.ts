import type { Purse } from '#api/advisor/advisor.ts';
import type { Patient } from '#api/advisor/with-patience.ts';
import type { Locale } from '#domain/format.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { MediaSubject } from '#domain/media/subjects.ts';

/** What is asked of who looks at a picture. `question` is the browser's word, and so is everything written in the picture. */
export interface Look {
  /** JPEG, drawn anew by us. */
  picture: Uint8Array;
  subject: MediaSubject;
  question: string;
  locale: Locale;
  /** Keyed hash of the visit. */
  caller: string;
  purse: Purse;
}

export interface Seen {
  facts: KnownFacts;
  /** In the visitor's language, and without a figure of its own; may be empty. */
  remark: string;
}

/** Looks at a picture. */
export type Vision = Patient<Look, Seen>;

/** A visitor waits no longer for what a picture shows: see docs/promises.md, 12. */
export const LOOK_MS = 8_000;
