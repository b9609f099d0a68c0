import type { HeardLanguage } from '#api/advisor/hear-language.ts';
import type { Readings } from '#api/reading/read-once.ts';
import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import type { ChatIntent, ChatMessage } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import type { Locale } from '#domain/format.ts';
import type { ChatFacts, KnownFacts } from '#domain/home/facts.ts';

/** One turn of a conversation. `message`, `history` and `background` are the browser's word. */
export interface AdvisorTurn {
  /** With the language that the person writes in. */
  locale: Locale;
  /** How that language was heard; the page's, where nothing is said of it. */
  heard?: HeardLanguage;
  message: string;
  /** What was said before, oldest first. */
  history: readonly ChatMessage[];
  /** How the conversation stands, as the caller tells it: to be delimited, and never to be obeyed. */
  background: string;
  /** What was known before this message. */
  facts: KnownFacts;
  /** What the conversation has shown so far, this message included. */
  tags: ChatTags;
  /** What is not known yet, in the order in which to ask. */
  open: readonly OpenQuestion[];
  now: Date;
  /** What was read of its texts so far. */
  readings?: Readings;
}

/** Pays for a turn of an adviser that costs money. */
export interface Purse {
  /** Sets tokens aside before anything is spent. False, and nothing set aside, where a cap would be passed. */
  reserve(tokens: number): Promise<boolean>;
  /** Counts what was spent; less than nothing corrects a count that was too high. */
  spend(tokens: number): void;
  /** Gives back what was set aside and not spent. */
  settle(): Promise<void>;
}

/** A turn as an adviser gets it, with who asks and who pays. */
export interface AskedTurn extends AdvisorTurn {
  /** Keyed hash of the visit: tells two apart, and nobody who they are. */
  caller: string;
  /** The company on whose page it is asked, as it calls itself. */
  partner: string | null;
  purse: Purse;
}

/**
 * A piece of an answer: words in their order, that what was said gives way to what follows, what the message taught or asked
 * for, the question with which the answer ends, or what may be asked next. `by` says who speaks from here on.
 */
export type AdvisorPiece = { by?: AdvisorKind } & AnswerPart;

type AnswerPart =
  | { kind: 'text'; text: string }
  | { kind: 'anew' }
  | { kind: 'facts'; facts: ChatFacts }
  | { kind: 'intent'; intent: ChatIntent }
  | { kind: 'asked'; question: OpenQuestion }
  | { kind: 'suggested'; questions: readonly string[] };

/** Who answers in the chat. Stops soon after `signal` is aborted; what it throws ends the answer as cut. */
export interface Advisor {
  kind: AdvisorKind;
  answer(turn: AskedTurn, signal: AbortSignal): AsyncIterable<AdvisorPiece>;
}
