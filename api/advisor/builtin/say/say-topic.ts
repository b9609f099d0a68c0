import type { TopicFinding } from '#api/advisor/builtin/find-topic.ts';
import { listChoices } from '#api/advisor/builtin/say/list-choices.ts';
import { pick } from '#api/advisor/builtin/say/pick.ts';
import type { Locale } from '#domain/format.ts';
import type { Language, Market } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Answer } from '#texts/adviser/figures/answer.ts';
import { type WrittenAnswer, writeAnswer } from '#texts/adviser/figures/write-answer.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';
import { answeredMarkets } from '#texts/adviser/topics/topic.ts';

interface Chosen {
  answer: Answer;
  /** Set when the answer was written for another country than the one asked about. */
  otherMarket?: Market;
}

/** The answer for a market; where a language has none for it, that of the language's first market. */
function chooseAnswer(topic: TopicId, language: Language, market: Market): Chosen {
  const answers: Answer | Partial<Record<Market, Answer>> = topics[language][topic].answer;
  if (typeof answers === 'string') return { answer: answers };
  const own = answers[market];
  if (own) return { answer: own };
  const [otherMarket] = answeredMarkets[language];
  const answer = answers[otherMarket];
  if (!answer) throw new RangeError(`${topic} has no answer for ${otherMarket}`);
  return { answer, otherMarket };
}

/** What the adviser answers about a topic, with its sources as a line of their own. */
export function answerTopic(topic: TopicId, market: Market, locale: Locale, today: Date): WrittenAnswer {
  const { answer, otherMarket } = chooseAnswer(topic, locale.language, market);
  const written = writeAnswer(answer, locale, today);
  if (!otherMarket) return written;
  return { ...written, text: `${adviserTexts[locale.language].answerOfMarket[otherMarket]} ${written.text}` };
}

/** Says what was found: an answer, the closest topics, or honestly nothing, which was said `times` times before. */
export function sayFinding(finding: TopicFinding, locale: Locale, today: Date, times = 0): WrittenAnswer {
  const { unknownTopic, nearestTopics } = adviserTexts[locale.language];
  if (finding.kind === 'found') return answerTopic(finding.topic, finding.market, locale, today);
  if (finding.kind === 'none') return { text: pick(unknownTopic, times), sources: null };
  const titles = finding.nearest.map((topic) => topics[locale.language][topic].title);
  return { text: nearestTopics(listChoices(titles, locale.language)), sources: null };
}
