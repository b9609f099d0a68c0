import { timesAsked } from '#api/advisor/builtin/asked-before.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';

/** After so many times without an answer the other questions come first, */
const PATIENCE = 4;
/** and after so many it is not asked any more. */
export const MOST_ASKED = 8;

/** The next of the open questions; one that was asked in vain waits for the others. */
export function chooseQuestion(
  open: readonly OpenQuestion[],
  history: readonly ChatMessage[],
): OpenQuestion | undefined {
  const rounds = (question: OpenQuestion) => Math.floor(timesAsked(history, question) / PATIENCE);
  return open
    .filter((question) => timesAsked(history, question) < MOST_ASKED)
    .toSorted((first, second) => rounds(first) - rounds(second))[0];
}
