import type { Likely } from '#api/advisor/builtin/details/choose-detail.ts';
import type { Language, Market } from '#domain/place.ts';
import { detailTexts } from '#texts/adviser/details/all.ts';
import type { Particular } from '#texts/adviser/details/ids.ts';
import { joinAnswers } from '#texts/adviser/figures/answer.ts';
import { type WrittenAnswer, writeAnswer } from '#texts/adviser/figures/write-answer.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';
import { answerFor } from '#texts/adviser/topics/topic.ts';

export interface AskedTopic {
  topic: TopicId;
  /** What of it is told, the likeliest first. */
  told: readonly Particular[];
  /** All that may be asked of it, the likeliest first. */
  likely: readonly Likely[];
  /** What else it may be about, nearest first. */
  near: readonly TopicId[];
  /** The sentence that asks. */
  text: string;
  /** It is only likely that this is meant. */
  isGuess?: boolean;
}

/** Whom it is said to. */
export interface Listener {
  market: Market;
  language: Language;
  rents?: boolean;
}

export const titleOf = (topic: TopicId, language: Language): string => topics[language][topic].title;

/** What the adviser answers about a topic, or about what of it was asked in particular, with its sources as a line of their own. */
export function answerTopic(
  topic: TopicId,
  told: readonly Particular[],
  { market, language, rents }: Listener,
  today: Date,
): WrittenAnswer {
  const own = topics[language][topic];
  const details = detailTexts[language][topic];
  const answers = told.map((it) => answerFor((it === 'general' ? undefined : details[it]) ?? own, market, rents));
  return writeAnswer(joinAnswers(answers), { language, market }, today);
}
