import { isGivenUp } from '#api/advisor/builtin/misunderstandings.ts';
import { isPassing } from '#api/advisor/builtin/small-talk/hear-talk.ts';
import { lastAsked } from '#api/advisor/last-asked.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import { type OpenQuestion, openQuestions } from '#domain/chat/questions.ts';
import type { Language } from '#domain/place.ts';

/** The questions that the person did not know, did not want to answer, or answered in words that we did not understand. */
export function passedQuestions(history: readonly ChatMessage[], language: Language): Set<OpenQuestion> {
  const passed = new Set(openQuestions.filter((it) => isGivenUp(history, it, language)));
  for (const [index, { role, content }] of history.entries()) {
    const asked = role === 'user' ? lastAsked(history.slice(0, index)) : undefined;
    if (asked && isPassing(content, language)) passed.add(asked);
  }
  return passed;
}
