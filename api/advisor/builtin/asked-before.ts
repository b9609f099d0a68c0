import { type ChatMessage, WELCOME_ID } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';

/** How often a question was asked; the welcome counts, whether the browser sends it along or not. */
export function timesAsked(history: readonly ChatMessage[], question: OpenQuestion): number {
  const asked = history.filter((it) => it.id !== WELCOME_ID && it.role === 'assistant' && it.asked === question);
  return asked.length + (question === 'homeType' ? 1 : 0);
}

/** What a phrase says whatever is put into it: the longest piece of it. */
export function fixedPart(phrase: (...filled: string[]) => string): string {
  const pieces = phrase('\n', '\n').split('\n');
  return pieces.reduce((longest, it) => (it.length > longest.length ? it : longest), '');
}

/** How many of the adviser's messages say one of these phrases; with `question`, of those that ask it. */
export function timesSaid(
  history: readonly ChatMessage[],
  phrases: readonly string[],
  question?: OpenQuestion,
): number {
  return history.filter(
    ({ role, content, asked }) =>
      role === 'assistant' &&
      (question === undefined || asked === question) &&
      phrases.some((phrase) => content.includes(phrase)),
  ).length;
}
