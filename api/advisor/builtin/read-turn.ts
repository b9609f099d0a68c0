import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { findTopic, type TopicFinding } from '#api/advisor/builtin/find-topic.ts';
import { goesOn, isQuestion } from '#api/advisor/builtin/is-question.ts';
import { hearTalk, isPassing, type Talk } from '#api/advisor/builtin/small-talk/hear-talk.ts';
import { lastAsked } from '#api/advisor/last-asked.ts';
import { readReply } from '#api/advisor/read-reply.ts';
import { answerOf, type OpenQuestion } from '#domain/chat/questions.ts';
import { type ChatFacts, type FactName, type KnownFacts, withFacts } from '#domain/home/facts.ts';

/** A message as the adviser understands it. */
export interface ReadTurn {
  asked: OpenQuestion | undefined;
  learnt: ChatFacts;
  /** What is known with this message. */
  facts: KnownFacts;
  /** The part of the facts that was not known, and the part that was known otherwise. */
  fresh: KnownFacts;
  changed: KnownFacts;
  isWithdrawn: boolean;
  talk: Talk[];
  isPassing: boolean;
  isQuestion: boolean;
  finding: TopicFinding;
}

const wishes: readonly string[] = [
  'solarInterest',
  'batteryInterest',
  'incentiveInterest',
  'heatPumpInterest',
] satisfies FactName[];

/** Whether a message taught something about the home itself. */
export function isAboutHome(learnt: ChatFacts): boolean {
  return Object.keys(learnt).some((name) => !wishes.includes(name));
}

function partOf(learnt: ChatFacts, belongs: (name: FactName) => boolean): KnownFacts {
  const entries = Object.entries(learnt).filter(([name, value]) => value !== null && belongs(name as FactName));
  return Object.fromEntries(entries) as KnownFacts;
}

/** A question that the message answers is not passed, but one answered with "not sure" is. */
function isPassed({ message, locale }: AdvisorTurn, learnt: ChatFacts, asked: OpenQuestion | undefined): boolean {
  if (asked === undefined || !isPassing(message, locale.language)) return false;
  const answer = learnt[answerOf[asked]];
  return answer === undefined || answer === 'unsure';
}

const nothingFound: TopicFinding = { kind: 'none' };

/** "And in winter?" goes on with what was asked before it; a question that only leads back there stays unanswered. */
function findSubject({ message, history, locale }: AdvisorTurn, asks: boolean): TopicFinding {
  const finding = findTopic(message, locale);
  const before = history.findLast(({ role }) => role === 'user')?.content ?? '';
  const isWhole = finding.kind === 'found' && !goesOn(message, locale.language);
  if (!asks || isWhole || !isQuestion(before, locale.language)) return finding;
  const earlier = findTopic(before, locale);
  const both = findTopic(`${before.replace(/(?<![?.!\s])[?.!\s]+$/, '')} ${message}`, locale);
  const isNew = earlier.kind === 'found' && both.kind === 'found' && both.topic !== earlier.topic;
  return isNew ? both : finding;
}

/** Reads a message with the question before it; topics are looked up where it does not merely state facts. */
export function readTurn(turn: AdvisorTurn): ReadTurn {
  const { message, locale, history, facts, now } = turn;
  const asked = lastAsked(history);
  const learnt = readReply(message, { history, locale, now });
  const asks = isQuestion(message, locale.language);
  const isLeft = isPassed(turn, learnt, asked);
  const isNew = (name: FactName) => facts[name] === undefined;
  const talk = hearTalk(message, locale.language);
  const isOnlyTalk = talk.includes('okay') || talk.includes('agreed');
  return {
    asked,
    learnt,
    facts: withFacts(facts, learnt),
    fresh: partOf(learnt, isNew),
    changed: partOf(learnt, (name) => !isNew(name) && facts[name] !== learnt[name]),
    isWithdrawn: Object.entries(learnt).some(([name, value]) => value === null && !isNew(name as FactName)),
    talk,
    isPassing: isLeft,
    isQuestion: asks,
    finding: asks || !(isAboutHome(learnt) || isLeft || isOnlyTalk) ? findSubject(turn, asks) : nothingFound,
  };
}
