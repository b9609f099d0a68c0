import { type OwnQuestion, ownQuestion } from '#api/advisor/builtin/questions/own-questions.ts';
import { createScorer, type Score as LabelScoreOf } from '#api/advisor/builtin/topics/create-scorer.ts';
import { vectorIn } from '#api/advisor/builtin/topics/score-topics.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';
import type { Particular } from '#texts/adviser/details/ids.ts';
import { groupOf, type TopicGroup, type TopicId, topicGroups } from '#texts/adviser/topics/ids.ts';

/** What may be asked of a topic. */
export interface Likely {
  particular: Particular;
  score: number;
}

type LabelScore = LabelScoreOf<string>;

const groups = Object.keys(topicGroups) as TopicGroup[];
const learnt = inEachLanguage(
  (language) => new Map(groups.map((group) => [group, createScorer<string>(`${language}-${group}`)])),
);

/** A question, and the message that it stands in. */
export interface Asking {
  text: string;
  message: string;
}

/** How much the message counts beside the question. */
const MESSAGE = 0.3;
/** How far what our own question asks is ahead of all else. */
const ASKED = 1;
/** Of what nobody wrote a question for. */
const UNASKED: Likely = { particular: 'general', score: -1 };

/** Scores a question and its message by the details of a topic's group. */
type Score = (topic: TopicId) => { own: readonly LabelScore[]; around: readonly LabelScore[] };

function createScore({ text, message }: Asking, language: Language): Score {
  const vectors = [text, message].map((it) => vectorIn(it, language));
  return (topic) => {
    const group = groupOf(topic);
    const scoreOf = group && learnt[language].get(group);
    const [own = [], around = []] = scoreOf ? vectors.map(scoreOf) : [];
    return { own, around };
  };
}

/** What may be asked of a topic, the likeliest first; the topic's own answer is among it. */
function likelyOf(topic: TopicId, score: Score, asked: OwnQuestion | undefined): Likely[] {
  const { own, around } = score(topic);
  const start = `${topic}.`;
  const likely = own.flatMap(({ label, score: ownScore }, at): Likely[] => {
    if (!label.startsWith(start)) return [];
    const joint = (ownScore + MESSAGE * (around[at]?.score ?? ownScore)) / (1 + MESSAGE);
    return [{ particular: label.slice(start.length) as Particular, score: joint }];
  });
  const all = likely.some(({ particular }) => particular === 'general') ? likely : [...likely, UNASKED];
  const most = Math.max(...all.map((it) => it.score));
  const isAsked = (it: Likely) => asked?.topic === topic && asked.particular === it.particular;
  return all
    .map((it) => (isAsked(it) ? { ...it, score: most + ASKED } : it))
    .sort((one, other) => other.score - one.score);
}

/** Reads a question once; what may be asked of whatever topic it is about, the likeliest first. */
export function likelyDetails(asking: Asking, language: Language): (topic: TopicId) => Likely[] {
  const score = createScore(asking, language);
  const asked = ownQuestion(asking.text, language);
  return (topic) => likelyOf(topic, score, asked);
}

/** How far behind the likeliest another may be that is told with it; closer where other answers stand beside it. */
const CLOSE = { alone: 0.2, besideOthers: 0.1 };
const MOST = 2;

/** What is told of a topic: what is likeliest asked, and what is hardly less likely. */
export function chooseDetails(likely: readonly Likely[], place: keyof typeof CLOSE): Particular[] {
  const [first] = likely;
  return likely
    .filter(({ score }) => first !== undefined && score >= first.score - CLOSE[place])
    .slice(0, MOST)
    .map(({ particular }) => particular);
}

/** From which score on what is only near is still news. */
const NEAR = -0.7;

/** What is near enough to be told where the likeliest was told already. */
export const nearDetails = (likely: readonly Likely[]): Particular[] =>
  likely.filter(({ score }) => score >= NEAR).map(({ particular }) => particular);
