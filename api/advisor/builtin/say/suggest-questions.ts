import type { AdvisorTurn } from '#api/advisor/advisor.ts';
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
/** Questions of a message, and topics of each, that are looked at. */
const MOST_READ = 3;
const MOST_TOPICS = 4;

/** What a sentence may be about, the likeliest first. */
const topicsOf = (finding: TopicFinding): readonly TopicId[] =>
  finding.likely ?? (finding.kind === 'found' ? [finding.topic] : []);

/** The likeliest of each list, then the next likeliest of each. */
const inTurns = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map((it) => it.length)) }, (_, at) =>
    lists.flatMap((it) => it.slice(at, at + 1)),
  ).flat();

/** The first few that are so; no more is looked at. */
function firstOf<Item>(all: readonly Item[], is: (it: Item) => boolean, most: number): Item[] {
  const found: Item[] = [];
  for (const it of all) {
    if (found.length === most) break;
    if (is(it)) found.push(it);
  }
  return found;
}

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
  const answered = subjects.filter(({ finding }) => isAnswered(finding));
  const asked = (answered.length > 0 ? answered : subjects).slice(0, MOST_READ).map(({ text, finding }) => {
    const [first, ...near] = topicsOf(finding).slice(0, MOST_TOPICS);
    if (first === undefined) return [];
    const likely = safelyLikely(text, turn);
    const newOf = (topic: TopicId, most: number) =>
      firstOf(
        likely(topic).map(({ particular }) => ({ topic, particular })),
        isNew,
        most,
      );
    const own = newOf(first, MOST);
    const nearest = near.map((topic) => newOf(topic, 1));
    return inTurns(finding.kind === 'unsure' ? [...nearest, own] : [own, ...nearest]);
  });
  return [...new Set(inTurns(asked).map((it) => questionOf(it, language)))].slice(0, MOST);
}
