import { askedOfThing, isGeneral, isTenancy } from '#api/advisor/builtin/topics/asked-of-things.ts';
import {
  goneOn,
  namesThing,
  type Spoken,
  spokenIn,
  tellsItself,
  thingsIn,
} from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { isNotOfTheirs } from '#api/advisor/builtin/topics/not-of-theirs.ts';
import { type Score, scoreTopics } from '#api/advisor/builtin/topics/score-topics.ts';
import { isOfAnother, namesThingOfTopics } from '#api/advisor/builtin/topics/things-of-topics.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** `near` holds what else it may be about, nearest first; `none` is about nothing the adviser knows. */
export type TopicFinding =
  | { kind: 'found'; topic: TopicId; near: TopicId[] }
  | { kind: 'unsure'; near: TopicId[] }
  | { kind: 'none' };

export type LineKind = 'question' | 'statement' | 'words';

export interface Line {
  text: string;
  kind: LineKind;
  /** It is all that was said. */
  isAlone: boolean;
  /** It may go on with what was said before it, or can be understood with that alone. */
  leans: boolean;
  goesOn: boolean;
  /** What is known of the visitor. */
  facts?: KnownFacts;
}

/** What was said before a line, and whether its topic was answered. */
export interface Before {
  spoken: Spoken;
  scores: readonly Score[];
  isAnswered: boolean;
  /** The things that the talk was of last. */
  things: Spoken;
}

export interface Heard {
  finding: TopicFinding;
  /** How much it is about the subject it is most about. */
  best: number;
  spoken: Spoken;
  scores: readonly Score[];
}

/** From where on a line is answered: how much it has to be about a topic, and how much more than about any other. */
interface Floor {
  score: number;
  ahead: number;
  /** From where on the only topic that is near will do. */
  only?: number;
}
/** Who tells something has to name a topic more clearly than who asks. */
const statement: Floor = { score: 0.4, ahead: 0.2 };
const ONLY = -0.6;
/** In each language where about one answer in twenty-five is wrong: the surer its topics are told apart, the lower. */
const floors: Record<Language, Record<LineKind, Floor>> = {
  de: { question: { score: -0.5, ahead: 0.15, only: ONLY }, words: { score: -0.6, ahead: 0.15 }, statement },
  en: { question: { score: -0.35, ahead: 0.2, only: ONLY }, words: { score: -0.5, ahead: 0.25 }, statement },
  fr: { question: { score: -0.2, ahead: 0.3, only: ONLY }, words: { score: -0.35, ahead: 0.25 }, statement },
};
/** A sentence beside others is answered without them only where it is clearest. */
const partFloors: Record<LineKind, Floor> = {
  question: { score: 0.6, ahead: 0.7 },
  words: { score: 0.4, ahead: 0.3 },
  statement: { score: 0.9, ahead: 0 },
};
/** Words that speak of nothing we know. */
const unknownWords: Floor = { score: -0.1, ahead: 0.35 };
/** From where on a topic is worth being offered. */
const NEAR = -0.7;
const NEAREST = 2;
/** A question that names a thing and is clear by itself needs nothing that was said before it. */
const CLEAR = -0.3;
/** What was said before counts less than the question itself. */
const SHARE_BEFORE = 0.6;
/** From where on a question is answered that what was said before confirms. */
const together: Floor = { score: -0.25, ahead: 0 };
/** How much a line is about a subject that it has nothing to do with. */
const FAR = -1;

/** How much less a line is about a thing that it does not name, where it names another. */
const UNNAMED = 0.3;

const isTopic = (it: Score): it is Score & { label: TopicId } => it.label !== 'none';

function judge(spoken: Spoken, scores: readonly Score[], floor: Floor): Heard {
  const ranked = scores.toSorted((one, other) => other.score - one.score);
  const topics = ranked.filter(isTopic).filter(({ score }) => score >= NEAR);
  const labels = topics.map(({ label }) => label);
  const [first, second] = ranked;
  const best = first?.score ?? FAR;
  const isOnly = labels.length === 1 && floor.only !== undefined && best >= floor.only;
  const isClear = isOnly || (best >= floor.score && best - (second?.score ?? FAR) >= floor.ahead);
  const [topic, ...others] = labels;
  if (topic === undefined || first?.label !== topic) return { finding: { kind: 'none' }, best, spoken, scores };
  const finding: TopicFinding = isClear
    ? { kind: 'found', topic, near: others.slice(0, NEAREST) }
    : { kind: 'unsure', near: labels.slice(0, NEAREST) };
  return { finding, best, spoken, scores };
}

/** A question that names no thing is about the things that the talk was of, and about no other. */
function withoutStrays(scores: readonly Score[], own: Spoken, before: Before | undefined): readonly Score[] {
  if (namesThingOfTopics(own))
    return scores.map((it) => (isOfAnother(it.label, own) ? { ...it, score: it.score - UNNAMED } : it));
  if (before === undefined || before.things.size === 0 || tellsItself(own)) return scores;
  const spoken = new Set([...before.things, ...own]);
  return scores.map((it) => (isOfAnother(it.label, spoken) ? { ...it, score: FAR } : it));
}

/** How much a line is about each topic that may be meant. */
function scoresOf({ text, facts = {} }: Line, spoken: Spoken, own: Spoken, language: Language): readonly Score[] {
  const scores = scoreTopics[language](text, spoken);
  return scores.map((it) => (isNotOfTheirs(it.label, own, facts) ? { ...it, score: FAR } : it));
}

/** The line with what was said before it, without the topic that was answered already. */
function readTogether(line: Line, own: Spoken, language: Language, before: Before): Heard {
  const spoken = goneOn(own, before.spoken);
  const answered = Math.max(...before.scores.filter(isTopic).map(({ score }) => score));
  const share = namesThing(own) ? 0 : SHARE_BEFORE;
  const scores = scoresOf(line, spoken, own, language).map(({ label, score }, at) => {
    const earlier = before.scores[at]?.score ?? FAR;
    const isOver = label !== 'none' && before.isAnswered && earlier === answered;
    if (isOver) return { label, score: FAR };
    return { label, score: score + (label === 'none' ? 0 : share * (earlier - FAR)) };
  });
  return judge(spoken, withoutStrays(scores, own, before), line.kind === 'statement' ? statement : together);
}

/** What a line is about; one that leans on what was said before is read with it unless it is clear by itself. */
function findAlone(line: Line, language: Language, before: Before | undefined): Heard {
  const { text, kind, isAlone, leans, goesOn } = line;
  const own = spokenIn(text, language);
  const isUnknown = kind === 'words' && own.size === 0;
  const floor = isUnknown ? unknownWords : floors[language][kind];
  const alone = judge(
    own,
    withoutStrays(scoresOf(line, own, own, language), own, before),
    isAlone ? floor : partFloors[kind],
  );
  const isWhole = !goesOn && namesThing(own) && alone.best >= CLEAR;
  const isOpen = alone.finding.kind !== 'found' && !tellsItself(own);
  if (!before || !(leans || isOpen) || isWhole) return alone;
  const both = readTogether(line, own, language, before);
  return both.finding.kind === 'found' ? both : alone;
}

/** What a line asks about; a question that names no thing, and is clear neither by itself nor with what was said, is asked of the thing before. */
export function findTopic(line: Line, language: Language, before?: Before): Heard {
  const found = findAlone(line, language, before);
  const { finding } = found;
  if (line.kind !== 'question' || (finding.kind === 'found' && !isGeneral(finding.topic))) return found;
  const own = spokenIn(line.text, language);
  const isNamed = tellsItself(own);
  const topic = askedOfThing(own, isNamed ? thingsIn(own) : (before?.things ?? own));
  if (topic === undefined) return found;
  const isNear = finding.kind === 'unsure' && finding.near.includes(topic);
  const isOfTenancy = finding.kind === 'found' && isTenancy(finding.topic);
  const isMeant = isNamed ? isNear || isOfTenancy : line.leans || isNear || finding.kind === 'found';
  return isMeant ? { ...found, finding: { kind: 'found', topic, near: [] } } : found;
}
