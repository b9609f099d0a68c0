import type { Potential, Solution } from '#domain/home/enumerations.ts';
import type { Language } from '#domain/place.ts';

/** A solution and how well it suits the home; the words say all, the keys choose colours and drawings. */
export interface PotentialBadge {
  solution: Solution;
  name: string;
  potential: Potential;
  level: string;
}

export interface Fact {
  label: string;
  value: string;
}

export interface PackageCard {
  name: string;
  solutions: readonly Solution[];
  /** The solutions by name. */
  includes: string;
  total: Fact;
  facts: readonly Fact[];
}

export interface Step {
  when: string;
  text: string;
}

export interface LetterLink {
  label: string;
  /** Null where the letter is shown before it is sent: its link does not exist yet. */
  url: string | null;
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'potentials'; heading: string; badges: readonly PotentialBadge[] }
  | { kind: 'packages'; heading: string; cards: readonly PackageCard[]; note: string }
  | { kind: 'facts'; heading: string; facts: readonly Fact[]; note: string | null }
  | { kind: 'list'; heading: string; items: readonly string[] }
  | { kind: 'steps'; heading: string; intro: string; steps: readonly Step[] }
  | { kind: 'note'; heading: string; text: string }
  | { kind: 'link'; intro: string; link: LetterLink };

/** An appointment for the reader's calendar. */
export interface CalendarEntry {
  /** The same in every letter about it. */
  uid: string;
  /** The highest counts. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  url: string;
  /** It is to be taken out again. */
  isCancelled: boolean;
}

/** What a letter says, independent of how it is drawn: by the server as HTML and plain text, by the browser as its preview. */
export interface Letter {
  language: Language;
  /** One line. */
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  /** The headline. */
  title: string;
  blocks: readonly Block[];
  entry?: CalendarEntry;
  imprint: string;
  /** Below the imprint: why the letter came, and how to get no more of them. */
  footer: { text: string; link: LetterLink } | null;
  /** An AI wrote some of its text; the mail says so in a header. */
  aiWritten: boolean;
}
