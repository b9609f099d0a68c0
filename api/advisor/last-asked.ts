import { type ChatMessage, WELCOME_ID } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';

/** The welcome asks for the kind of home, whether the browser sends it along or not. */
export const FIRST_QUESTION: OpenQuestion = 'homeType';

export function questionOf({ id, asked }: ChatMessage): OpenQuestion | undefined {
  return id === WELCOME_ID ? FIRST_QUESTION : asked;
}

/** The question that the message after `history` may answer. */
export function lastAsked(history: readonly ChatMessage[]): OpenQuestion | undefined {
  const last = history.findLast(({ role }) => role === 'assistant');
  return last ? questionOf(last) : FIRST_QUESTION;
}
