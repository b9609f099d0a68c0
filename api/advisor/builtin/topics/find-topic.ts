import { readFileSync } from 'node:fs';
import { askedByName } from '#api/advisor/builtin/topics/asked-of-things.ts';
import { namesThing, type Spoken } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import {
  type Before,
  type Evidence,
  evidenceOf,
  type Line,
  type LineClass,
  type LineKind,
} from '#api/advisor/builtin/topics/evidence.ts';
import type { Score } from '#api/advisor/builtin/topics/score-topics.ts';
import { isOfAnother, isOfThese, namesThingOfTopics } from '#api/advisor/builtin/topics/things-of-topics.ts';
import type { Language } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/**
 * `near` holds what else it may be about, nearest first; `none` is about nothing the adviser knows; a likely one is worth answering with that said.
 * `likely` are all topics that it may be about, what is found and what is near among them, the likeliest first.
 */
export type TopicFinding = { likely?: TopicId[] } & (
  | { kind: 'found'; topic: TopicId; near: TopicId[] }
  | { kind: 'unsure'; near: TopicId[]; isLikely?: boolean }
  | { kind: 'none'; near?: TopicId[] }
);

/** Whether it is answered, for certain or as what was probably meant. */
export const isAnswered = (finding: TopicFinding): boolean =>
  finding.kind === 'found' || (finding.kind === 'unsure' && finding.isLikely === true);

export interface Heard {
  finding: TopicFinding;
  spoken: Spoken;
  scores: readonly Score[];
}

/** How much each kind of evidence weighs, and how readily a line is about nothing we know; `scripts/weigh-evidence.ts` learns it. */
export interface Weighing {
  evidence: Record<LineClass, readonly number[]>;
  none: Record<LineClass, Record<LineKind, number>>;
}

const weighing: Weighing = JSON.parse(readFileSync(new URL('weights/evidence.json', import.meta.url), 'utf8'));

/** From which likelihood on a line is answered; who tells something has to name a topic more clearly than who asks, and its thing. */
const SURE: Record<LineKind, number> = { question: 0.5, words: 0.6, statement: 0.9 };
/** From which on what is asked is answered as what was probably meant. */
const LIKELY = 0.27;
/** From which on a question that names a thing is about nothing we know; below it topics together are likelier, and are asked for. */
const NOTHING = 0.5;
/** The same of a question that is asked of the thing which it names. */
const NOTHING_OF_THESE = 0.75;
/** From which on a topic is worth being offered. */
const NEAR = 0.1;
/** From which on it is so where nothing is answered, and the thing that is asked about is not named; and a second one beside it. */
const UNNAMED = 0.15;
const FAR = 0.06;
/** From which on it is worth a suggestion, which nobody has to read. */
const SUGGESTED = 0.03;
const NEAREST = 2;

/** How likely a line is about each label, all together one. */
export function likelihoods(
  { class: of, labels, of: evidence, isOut }: Evidence,
  kind: LineKind,
  by: Weighing,
): number[] {
  const weights = by.evidence[of];
  const sums = evidence.map((it, label) => {
    if (isOut[label]) return Number.NEGATIVE_INFINITY;
    const start = labels[label] === 'none' ? by.none[of][kind] : 0;
    return it.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), start);
  });
  const most = Math.max(...sums);
  const powers = sums.map((it) => Math.exp(it - most));
  const all = powers.reduce((sum, it) => sum + it, 0);
  return powers.map((it) => it / all);
}

/** What a line is about: what its own words, what is told around it and what was said before it speak for together. */
export function findTopic(line: Line, language: Language, before?: Before): Heard {
  const evidence = evidenceOf(line, language, before);
  const { labels, spoken, scores } = evidence;
  const likely = likelihoods(evidence, line.kind, weighing)
    .map((likelihood, at) => ({ label: labels[at], likelihood }))
    .filter(({ likelihood }) => likelihood >= SUGGESTED)
    .sort((one, other) => other.likelihood - one.likelihood);
  const topicsFrom = (least: number) =>
    likely.flatMap(({ label, likelihood }) =>
      label === undefined || label === 'none' || likelihood < least ? [] : [label],
    );
  const topics = topicsFrom(NEAR);
  const all = topicsFrom(SUGGESTED);
  const [first] = likely;
  const [topic, ...others] = topics;
  const ofThese = all.filter((it) => isOfThese(it, spoken));
  const isSure = first !== undefined && first.label === topic && first.likelihood >= SURE[line.kind];
  const isMute = line.kind === 'statement' && evidence.class !== 'clear';
  const asked = line.kind === 'question' ? askedByName(line.text, language) : undefined;
  const isAsked = asked !== undefined && all.includes(asked);
  const mayBe = isAsked ? NOTHING_OF_THESE : NOTHING;
  const isAskedBack = line.kind === 'question' && namesThing(spoken) && (first?.likelihood ?? 0) < mayBe;
  const isNone = first?.label === 'none' && !isAskedBack;
  if (topic === undefined || isNone || isMute) {
    const isClose = topicsFrom(namesThing(spoken) ? NEAR : UNNAMED).length > 0;
    const near = isClose ? topicsFrom(FAR).slice(0, NEAREST) : [];
    return { finding: { kind: 'none', near, likely: topicsFrom(FAR) }, spoken, scores };
  }
  if (isSure) return { finding: { kind: 'found', topic, near: others.slice(0, NEAREST), likely: all }, spoken, scores };
  const isOther = namesThingOfTopics(spoken) && isOfAnother(topic, spoken);
  const isLikely = line.kind === 'question' && first?.label === topic && first.likelihood >= LIKELY && !isOther;
  // Who names a thing is told what is asked of it, or asked back about it
  const offered = isLikely && !isAsked ? topics : ofThese.length > 0 ? ofThese : topics;
  const near = (isAsked ? [asked, ...offered.filter((it) => it !== asked)] : offered).slice(0, NEAREST);
  return { finding: { kind: 'unsure', near, likely: all, isLikely: isLikely || isAsked }, spoken, scores };
}
