import { isGivenUp } from '#api/advisor/builtin/misunderstandings.ts';
import { FIRST_QUESTION, questionOf } from '#api/advisor/last-asked.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import { type OpenQuestion, openQuestions } from '#domain/chat/questions.ts';
import type { Language } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

/**
 * The questions that the person did not know, did not want to answer, or answered in words that we did not understand. What
 * we said to that tells it: the person's own words are not read again.
 */
export function passedQuestions(history: readonly ChatMessage[], language: Language): Set<OpenQuestion> {
  const { leftOpen } = adviserTexts[language];
  const passed = new Set(openQuestions.filter((it) => isGivenUp(history, it, language)));
  let asked: OpenQuestion | undefined = FIRST_QUESTION;
  for (const said of history) {
    if (said.role === 'user') continue;
    if (asked && leftOpen.some((phrase) => said.content.includes(phrase))) passed.add(asked);
    asked = questionOf(said);
  }
  return passed;
}
