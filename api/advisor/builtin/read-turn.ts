import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import { ownQuestion } from '#api/advisor/builtin/questions/own-questions.ts';
import { readSubjects, type Subject } from '#api/advisor/builtin/questions/read-subjects.ts';
import { offeredTopics, takenOffer } from '#api/advisor/builtin/questions/take-offer.ts';
import { settleBill } from '#api/advisor/builtin/settle-bill.ts';
import {
  hearTalk,
  isPassing,
  isTakingBack,
  isWithholding,
  saysTalk,
  type Talk,
} from '#api/advisor/builtin/small-talk/hear-talk.ts';
import { takenBack } from '#api/advisor/builtin/take-back.ts';
import { namesThing, spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { isAnswered } from '#api/advisor/builtin/topics/find-topic.ts';
import { lastAsked } from '#api/advisor/last-asked.ts';
import { readFacts } from '#api/advisor/read-message.ts';
import { readReply } from '#api/advisor/read-reply.ts';
import { answerOf, type OpenQuestion } from '#domain/chat/questions.ts';
import { type ChatFacts, type FactName, type KnownFacts, withFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';

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
  /** The answer is kept back on purpose. */
  isWithheld: boolean;
  /** Whether something is asked, found or not. */
  isQuestion: boolean;
  /** What is to be answered, in the order in which it was said. */
  subjects: Subject[];
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
function isPassed(
  { message, locale, heard }: AdvisorTurn,
  learnt: ChatFacts,
  asked: OpenQuestion | undefined,
): boolean {
  const isIn = (language: Language) => isPassing(message, language);
  if (asked === undefined || !(isIn(locale.language) || (heard && isIn(heard.page)))) return false;
  const answer = learnt[answerOf[asked]];
  return answer === undefined || answer === 'unsure';
}

/** Who speaks here, and how to speak to somebody else. */
const aboutUs: readonly Talk[] = ['robot', 'human', 'byMail'];
/** Talk about the talk: a sentence that says it and names no thing asks nothing else. */
const aboutTalk: readonly Talk[] = [
  ...aboutUs,
  ...(['why', 'confused', 'askedBefore', 'wait', 'howAreYou'] as const),
  ...(['thinking', 'noQuestions', 'weary', 'goodbye', 'enough'] as const),
];
/** A question of ours says of the talk no more than that it asks who speaks here. */
const talkIn = (message: string, language: Language): Talk[] =>
  hearTalk(message, language).filter((it) => aboutUs.includes(it) || !ownQuestion(message, language));
/** Beside a question of the same sentence the question counts. */
const besideQuestions: readonly Talk[] = ['wait', 'goodbye', 'enough', 'weary'];
/** Words. */
const SHORTEST_QUESTION = 3;

/** "I did not ask about a heat pump": said of our answer, whatever thing it names, unless a question stands beside it. */
const isAboutAnswer = (text: string, language: Language) =>
  saysTalk(text, 'notAsked', language) &&
  !text
    .split(/[,;:]/)
    .some(
      (part) =>
        part.trim().split(/\s+/).length >= SHORTEST_QUESTION &&
        isQuestion(part, language) &&
        !saysTalk(part, 'notAsked', language),
    );

/** "Shall I ask first or tell him later?" asks, and does not ask us to wait. */
const isTalk = ({ text, asks }: Subject, language: Language) =>
  isAboutAnswer(text, language) ||
  (!namesThing(spokenIn(text, language)) &&
    talkIn(text, language).some((it) => aboutTalk.includes(it) && !(asks && besideQuestions.includes(it))));

/** Words; "The roof?" beside a longer question only takes up what we asked. */
const ECHO = 2;

function withoutEchoes(asked: readonly Subject[]): Subject[] {
  const longer = asked.filter(({ text }) => text.trim().split(/\s+/).length > ECHO);
  return longer.length > 0 ? longer : [...asked];
}

const isFound = ({ finding }: Subject) => isAnswered(finding);

const tellsOfHome = (text: string, { locale, now }: AdvisorTurn) =>
  isAboutHome(readFacts(text, { locale, asked: undefined, now }));

/** Words; a longer sentence asks beside what it tells. */
const BRIEF = 10;

/** "What I said was wrong: it is oil" begins like a question; a short sentence that tells something of the home asks nothing. */
const onlyTells = ({ text, finding }: Subject, turn: AdvisorTurn) =>
  finding.kind !== 'found' &&
  !text.includes('?') &&
  text.trim().split(/\s+/, BRIEF + 1).length <= BRIEF &&
  tellsOfHome(text, turn);

/** What we offered and the person takes, asked as it was before. */
function chosenIn({ message, history, locale: { language } }: AdvisorTurn): Subject[] {
  const offered = offeredTopics(history, language);
  const topic = takenOffer(message, offered, language);
  const text = history.findLast(({ role }) => role === 'user')?.content ?? message;
  return topic ? [{ text, asks: true, finding: { kind: 'found', topic, near: [] } }] : [];
}

/** Everything that is asked, or chosen; where nothing is, the clearest of what was touched and tells nothing of the home. */
function subjectsOf(turn: AdvisorTurn, isTold: boolean, isOnlyTalk: boolean): Subject[] {
  const { message, history, locale, facts } = turn;
  const all = readSubjects(message, history, locale.language, facts).filter((it) => !isTalk(it, locale.language));
  const asking = all.filter((it) => it.asks && !(isTold && onlyTells(it, turn)));
  const asked = withoutEchoes(asking);
  if (asked.some(isFound)) return asked;
  const chosen = chosenIn(turn);
  if (chosen.length > 0) return chosen;
  if (asked.length > 0 || isOnlyTalk) return asked;
  return all.filter((it) => isFound(it) && !(isTold && tellsOfHome(it.text, turn))).slice(0, 1);
}

/** The same with the language of the page, where that is not the one that is spoken. */
const inPageLanguage = (turn: AdvisorTurn): AdvisorTurn | undefined =>
  turn.heard && turn.heard.page !== turn.locale.language
    ? { ...turn, locale: { ...turn.locale, language: turn.heard.page } }
    : undefined;

/** What answers our question; the page offers answers in its own language, whatever is spoken. */
function answerIn(turn: AdvisorTurn): ChatFacts {
  const learnt = readReply(turn.message, turn);
  const onPage = Object.keys(learnt).length === 0 ? inPageLanguage(turn) : undefined;
  return onPage ? readReply(onPage.message, onPage) : learnt;
}

/** What a message teaches; of one that takes something back what it says outright, or else what was learnt last. */
function learntFrom(turn: AdvisorTurn): ChatFacts {
  const { message, locale, now } = turn;
  if (ownQuestion(message, locale.language)) return {};
  if (!isTakingBack(message, locale.language)) return answerIn(turn);
  const told = readFacts(message, { locale, asked: undefined, now, known: turn.facts });
  return Object.keys(told).length > 0 ? told : takenBack(turn);
}

/** A bill that is for all energy takes back nothing that was said. */
const withoutBillPart = ({ energyBillCovers, ...learnt }: ChatFacts): ChatFacts =>
  learnt.energyBill ? learnt : { ...learnt, energyBillCovers };

/** Reads a message with the question before it. */
export function readTurn(turn: AdvisorTurn): ReadTurn {
  const { message, locale, history, facts } = turn;
  const asked = lastAsked(history);
  const learnt = settleBill(learntFrom(turn), facts);
  const isLeft = isPassed(turn, learnt, asked);
  const isNew = (name: FactName) => facts[name] === undefined;
  const talk = talkIn(message, locale.language);
  const isNothing = Object.keys(learnt).length === 0 && !talk.includes('changeOfMind');
  const isOnlyTalk = talk.includes('okay') || talk.includes('agreed');
  const known = withFacts(facts, learnt);
  const subjects = subjectsOf({ ...turn, facts: known }, isAboutHome(learnt) || isLeft, isOnlyTalk);
  return {
    asked,
    learnt,
    facts: known,
    fresh: partOf(learnt, isNew),
    changed: partOf(learnt, (name) => !isNew(name) && facts[name] !== learnt[name]),
    isWithdrawn:
      Object.entries(withoutBillPart(learnt)).some(([name, value]) => value === null && !isNew(name as FactName)) ||
      (isNothing && isTakingBack(message, locale.language)),
    talk,
    isPassing: isLeft,
    isWithheld: isLeft && isWithholding(message, locale.language),
    isQuestion: subjects.some(({ asks }) => asks),
    subjects,
  };
}
