import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import type { Consent } from '#domain/contact/consent.ts';
import type { ChatReply } from '#domain/contract/chat.ts';
import type { Confirmation } from '#domain/contract/leads.ts';
import type { Media } from '#domain/contract/media.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import type { LineProblem } from '#widgets/chat/line.ts';

/** Who wants the summary. */
export interface GivenContact {
  email: string;
  name: string;
  consent: Consent;
}

/** A picture as the conversation shows it. */
export interface SentMedia {
  /** What it shows, in words. */
  content: string;
  /** Small JPEG in base64. */
  thumbnail: string | undefined;
}

/** What happens in a chat. Its parts know no other part: they tell, and `store.ts` says what follows. */
interface ChatEvents {
  /** Who speaks from here on. */
  speaks: [AdvisorKind];
  /** What a reply has taught, once for each. */
  learnt: [ChatFacts];
  /** A reply has come whole. */
  said: [ChatReply];
  /** A message did not get through. */
  failed: [LineProblem];
  /** The visitor's own word on a fact, which nothing said in the chat changes; null takes it out, until it is said again. */
  stated: [ChatFacts];
  /** A picture is on its way, under this id. */
  mediaSent: [SentMedia & { id: string }];
  mediaAnswered: [id: string, Media];
  mediaFailed: [id: string, LineProblem];
  /** The visitor has stopped it. */
  mediaLeft: [id: string];
  /** Another device of this visit has sent one. */
  mediaArrived: [SentMedia, Media];
  /** All pictures that the visit had at this time. */
  mediaListed: [ids: ReadonlySet<string>, at: number];
  emailGiven: [GivenContact];
  emailRefused: [];
  /** Nothing but the address is missing. */
  emailMissing: [];
  /** The browser's recogniser begins or ends to listen. */
  listens: [boolean];
  /** What was heard stands in the composer, and its moment is over. */
  spoken: [];
  /** The recogniser's own code, or that the browser has none. */
  voiceFailed: [problem: string];
  completed: [];
  summaryPosted: [{ confirmation: Confirmation; email: string }];
  summaryFailed: [LineProblem];
  resultsLeft: [];
  resultsClosed: [];
}

/** Codes; what they say stands in the view's texts. */
export type ChatToast =
  | {
      code: 'email-kept' | 'send-failed' | 'summary-failed';
      /** What the server said of it, in the visitor's language. */
      detail?: string | undefined;
    }
  | { code: 'voice-failed'; problem: string }
  | { code: 'media-failed' }
  | ({ code: 'summary-posted' } & ChatEvents['summaryPosted'][0]);

export type Tell = <Name extends keyof ChatEvents>(name: Name, ...detail: ChatEvents[Name]) => void;

/** One listener for each event: what follows from it stands in one place. */
export type Listeners = { [Name in keyof ChatEvents]: (...detail: ChatEvents[Name]) => void };
