import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { timesSaid } from '#api/advisor/builtin/asked-before.ts';
import { listChoices } from '#api/advisor/builtin/say/list-choices.ts';
import { pick } from '#api/advisor/builtin/say/pick.ts';
import type { Language, Market } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import { type WrittenAnswer, writeAnswer } from '#texts/adviser/figures/write-answer.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';
import { answerFor } from '#texts/adviser/topics/topic.ts';

export interface AskedTopic {
  topic: TopicId;
  /** What else it may be about, nearest first. */
  near: readonly TopicId[];
}

export const titleOf = (topic: TopicId, language: Language): string => topics[language][topic].title;

/** What the adviser answers about a topic, with its sources as a line of their own. */
export function answerTopic(topic: TopicId, market: Market, language: Language, today: Date): WrittenAnswer {
  return writeAnswer(answerFor(topics[language][topic], market), { language, market }, today);
}

/** The first sentence, unless it is a mere word or two. */
const kernelOf = (text: string) => /^.{30,}?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;

/** Replies; what was said longer ago may be said again. */
const LATELY = 2;

/** The answer to a topic; said a moment ago, its kernel with what else there is to know; said twice, that there is no more. */
export function sayTopic({ topic, near }: AskedTopic, market: Market, { history, locale, now }: AdvisorTurn): string {
  const { language } = locale;
  const { again, exhausted } = adviserTexts[language];
  const { text, sources } = answerTopic(topic, market, language, now);
  const kernel = kernelOf(text);
  const nearby =
    near.length > 0
      ? listChoices(
          near.map((it) => titleOf(it, language)),
          language,
        )
      : undefined;
  const lately = history.filter(({ role }) => role === 'assistant').slice(-LATELY);
  const isFresh = timesSaid(lately, [kernel]) === 0;
  if (isFresh) return sources === null ? text : `${text}\n${sources}`;
  if (timesSaid(lately, [again(kernel, undefined)]) === 0) return again(kernel, nearby);
  const phrases = exhausted.map((it) => it(nearby));
  return pick(phrases, timesSaid(history, phrases));
}
