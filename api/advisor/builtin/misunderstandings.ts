import { fixedPart, timesSaid } from '#api/advisor/builtin/asked-before.ts';
import { questionChoices } from '#api/advisor/builtin/say/question-choices.ts';
import { sayMisunderstood } from '#api/advisor/builtin/say/say-remark.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { Language } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

const phrases = (question: OpenQuestion | undefined, language: Language) =>
  [0, 1, 2].map((times) => sayMisunderstood(times, questionChoices(question, language), language));

/** How often an answer to this question was not understood. */
function missesOf(history: readonly ChatMessage[], question: OpenQuestion | undefined, language: Language): number {
  return timesSaid(history, phrases(question, language), question);
}

export interface Miss {
  text: string;
  /** It names what can be answered: the question itself need not follow. */
  asksItself: boolean;
}

/** Says that a message was not understood, each time otherwise. */
export function sayMiss(history: readonly ChatMessage[], question: OpenQuestion | undefined, language: Language): Miss {
  const said = phrases(question, language);
  const times = missesOf(history, question, language);
  const index = question === undefined ? times % 2 : Math.min(times, said.length - 1);
  return { text: said[index] ?? '', asksItself: index === 2 && questionChoices(question, language).length > 0 };
}

/** Twice it asks for other words, then it offers choices where there are any; after that the question is left open. */
export function isGivenUp(history: readonly ChatMessage[], question: OpenQuestion, language: Language): boolean {
  const hasChoices = questionChoices(question, language).length > 0;
  return missesOf(history, question, language) >= (hasChoices ? 3 : 2);
}

/** Whether the last reply answered nothing of what was asked. */
export function hasFailed(history: readonly ChatMessage[], language: Language): boolean {
  const last = history.findLast(({ role }) => role === 'assistant');
  const { unknownTopic, nearestTopics, exhausted } = adviserTexts[language];
  const failing = [
    ...[...unknownTopic, ...nearestTopics].map(fixedPart),
    ...exhausted.map((it) => it(undefined)),
    ...phrases(last?.asked, language),
  ];
  return last !== undefined && failing.some((phrase) => last.content.includes(phrase));
}
