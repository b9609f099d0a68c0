import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import type { Likely } from '#api/advisor/builtin/details/choose-detail.ts';
import { safelyLikely } from '#api/advisor/builtin/details/safely-likely.ts';
import { type OwnQuestion, questionOf } from '#api/advisor/builtin/questions/own-questions.ts';
import type { Subject } from '#api/advisor/builtin/questions/read-subjects.ts';
import { answerTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { mattersIn } from '#api/advisor/builtin/say/whom-words/all.ts';
import { isAnswered, type TopicFinding } from '#api/advisor/builtin/topics/find-topic.ts';
import type { Market } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** As many as are read at a glance on a phone. */
const MOST = 3;

/** What a sentence may be about, the likeliest first. */
const topicsOf = (finding: TopicFinding): readonly TopicId[] =>
  finding.likely ?? (finding.kind === 'found' ? [finding.topic] : []);

/** The likeliest of each list, then the next likeliest of each. */
const inTurns = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map((it) => it.length)) }, (_, at) =>
    lists.flatMap((it) => it.slice(at, at + 1)),
  ).flat();

/**
 * What may have been meant, or is asked next: of what each sentence may be about the likeliest questions that were not answered yet,
 * of the likeliest topic more than of those near it; where it is only likely that it was meant, those near it first. None to whoever smells gas.
 */
export function suggestQuestions(
  subjects: readonly Subject[],
  turn: AdvisorTurn,
  market: Market,
  said: readonly string[],
): string[] {
  const { locale, history, message, now } = turn;
  const { language } = locale;
  if (mattersIn(message, language).has('gasSmell')) return [];
  const replies = [...said, ...history.filter(({ role }) => role === 'assistant').map(({ content }) => content)];
  const isNew = ({ topic, particular }: OwnQuestion) => {
    const { text } = answerTopic(topic, [particular], { language, market }, now);
    return !replies.some((it) => it.includes(text));
  };
  const questionsOf = (topic: TopicId, text: string) =>
    safelyLikely(topic, text, turn)
      .map(({ particular }: Likely) => ({ topic, particular }))
      .filter(isNew);
  const answered = subjects.filter(({ finding }) => isAnswered(finding));
  const asked = (answered.length > 0 ? answered : subjects).map(({ text, finding }) => {
    const [own = [], ...near] = topicsOf(finding).map((topic) => questionsOf(topic, text));
    const nearest = near.map((it) => it.slice(0, 1));
    return inTurns(finding.kind === 'unsure' ? [...nearest, own] : [own, ...nearest]);
  });
  return [...new Set(inTurns(asked).map((it) => questionOf(it, language)))].slice(0, MOST);
}
