import type { ChatMessage } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';

/** After so many times without an answer a question is left. */
export const MOST_ASKED = 3;

/** How often a question was put in a conversation, its welcome apart. */
export function timesPut(history: readonly ChatMessage[], question: OpenQuestion): number {
  return history.filter(({ role, asked }) => role === 'assistant' && asked === question).length;
}

/** The next of the open questions: those come first that were asked less often, and none is asked twice running. */
export function chooseQuestion(
  open: readonly OpenQuestion[],
  history: readonly ChatMessage[],
): OpenQuestion | undefined {
  const last = history.findLast(({ role }) => role === 'assistant')?.asked;
  return open
    .filter((question) => question !== last && timesPut(history, question) < MOST_ASKED)
    .toSorted((first, second) => timesPut(history, first) - timesPut(history, second))[0];
}
