import type { Answers } from '#domain/questionnaire/answers.ts';

/** What each answer is about, in a word or two; for lists, where the questions themselves would be too long. */
export type AnswerTexts = Record<keyof Answers, string>;
