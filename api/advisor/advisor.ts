import type { ChatIntent, ChatMessage } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import type { advisorKinds } from '#domain/contract/chat.ts';
import type { Locale } from '#domain/format.ts';
import type { ChatFacts, KnownFacts } from '#domain/home/facts.ts';

export type AdvisorKind = (typeof advisorKinds)[number];

/** One turn of a conversation, as an adviser gets it. `message`, `history` and `background` are the browser's word. */
export interface AdvisorTurn {
  locale: Locale;
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
}

/** A piece of an answer: words in their order, what the message taught or asked for, or the question with which the answer ends. */
export type AdvisorPiece =
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: ChatFacts }
  | { kind: 'intent'; intent: ChatIntent }
  | { kind: 'asked'; question: OpenQuestion };

/** Who answers in the chat. Stops soon after `signal` is aborted; what it throws ends the answer as cut. */
export interface Advisor {
  kind: AdvisorKind;
  answer(turn: AdvisorTurn, signal: AbortSignal): AsyncIterable<AdvisorPiece>;
}
