import { spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { createScorer } from '#api/advisor/builtin/topics/create-scorer.ts';
import { known } from '#api/advisor/builtin/topics/score-topics.ts';
import { vectorOf } from '#api/advisor/builtin/topics/vector.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';
import type { DetailOf } from '#texts/adviser/details/ids.ts';
import { groupOf, type TopicGroup, type TopicId, topicGroups } from '#texts/adviser/topics/ids.ts';

/** A particular question of a topic. */
export type Detail = DetailOf<TopicId>;

interface Likely {
  /** `general` where the topic's own answer is the answer. */
  detail: Detail | 'general';
  score: number;
}

const groups = Object.keys(topicGroups) as TopicGroup[];
const learnt = inEachLanguage(
  (language) => new Map(groups.map((group) => [group, createScorer<string>(`${language}-${group}`)])),
);

/** The particular questions of a topic, the likeliest first. */
function likelyDetails(topic: TopicId, asked: string, language: Language): Likely[] {
  const group = groupOf(topic);
  const scoreOf = group && learnt[language].get(group);
  if (scoreOf === undefined) return [];
  const own = `${topic}.`;
  return scoreOf(vectorOf(asked, spokenIn(asked, language), known[language]))
    .filter(({ label }) => label.startsWith(own))
    .map(({ label, score }) => ({ detail: label.slice(own.length) as Likely['detail'], score }))
    .sort((one, other) => other.score - one.score);
}

/** From which score on a particular question is taken to be meant; where the topic's own answer was said already, what is only near is still news. */
const MEANT = -0.25;
const NEAR = -0.7;

/** The particular question that is asked, and with `isNews` one that is near it; undefined where the topic's own answer is meant. */
export function chooseDetail(
  topic: TopicId,
  asked: string,
  language: Language,
  { isNews = false } = {},
): Detail | undefined {
  const [first, second] = likelyDetails(topic, asked, language);
  const least = isNews ? NEAR : MEANT;
  const meant = isNews && first?.detail === 'general' ? second : first;
  return meant === undefined || meant.detail === 'general' || meant.score < least ? undefined : meant.detail;
}
