import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { timesAsked, timesSaid } from '#api/advisor/builtin/asked-before.ts';
import { chooseQuestion } from '#api/advisor/builtin/choose-question.ts';
import { answersBeside, chooseRemark, leavesTheWord } from '#api/advisor/builtin/choose-remark.ts';
import { isGivenUp, sayMiss } from '#api/advisor/builtin/misunderstandings.ts';
import { passedQuestions } from '#api/advisor/builtin/passed-questions.ts';
import { type ReadTurn, readTurn } from '#api/advisor/builtin/read-turn.ts';
import { askQuestion } from '#api/advisor/builtin/say/ask-question.ts';
import { pick } from '#api/advisor/builtin/say/pick.ts';
import { sayNews } from '#api/advisor/builtin/say/say-news.ts';
import { type State, sayProgress, sayRecap } from '#api/advisor/builtin/say/say-progress.ts';
import { sayRemark } from '#api/advisor/builtin/say/say-remark.ts';
import { saySubject } from '#api/advisor/builtin/say/say-subject.ts';
import type { ChatFacts } from '#domain/chat/chat-facts.ts';
import { isAnswered, type OpenQuestion, openQuestions } from '#domain/chat/questions.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Remark } from '#texts/adviser/speech.ts';

export interface ComposedAnswer {
  learnt: ChatFacts;
  paragraphs: string[];
  asked: OpenQuestion | undefined;
}

const isSomething = (text: string | null): text is string => text !== null && text !== '';

/** Why nothing else is said: the question is left open, or the message was not understood. */
function sayNothingLearnt({ history, locale }: AdvisorTurn, read: ReadTurn, isUnread: boolean): string | null {
  const { language } = locale;
  const { asked } = read;
  const { leftOpen } = adviserTexts[language];
  const isLeft = isUnread && asked !== undefined && isGivenUp(history, asked, language);
  if (read.isPassing || isLeft) return pick(leftOpen, timesSaid(history, leftOpen));
  return isUnread ? sayMiss(history, asked, language) : null;
}

function sayOneRemark({ history, locale: { language } }: AdvisorTurn, remark: Remark): string {
  return sayRemark(remark, language, timesSaid(history, adviserTexts[language].remarks[remark]));
}

interface Course {
  before: State;
  after: State;
  asked: OpenQuestion | undefined;
  /** The last question is through. */
  isEnd: boolean;
}

/** What is known and left open before and after a message, and what is asked next. */
function courseOf({ history, facts, locale }: AdvisorTurn, read: ReadTurn, remark: Remark | undefined): Course {
  const before = { facts, passed: passedQuestions(history, locale.language) };
  const passed = read.isPassing && read.asked ? new Set([...before.passed, read.asked]) : before.passed;
  const open = openQuestions.filter((it) => !isAnswered(it, read.facts) && !passed.has(it));
  const hasTheWord = !leavesTheWord(remark);
  const asked = hasTheWord ? chooseQuestion(open, history) : undefined;
  const isEnd = hasTheWord && asked === undefined && read.asked !== undefined;
  return { before, after: { facts: read.facts, passed }, asked, isEnd };
}

function subjectOf({ message, history, locale, now }: AdvisorTurn, read: ReadTurn, remark: Remark | undefined) {
  if (!answersBeside(remark)) return null;
  const declined = timesSaid(history, adviserTexts[locale.language].remarks.offTopic);
  return saySubject(read, { message, locale, now, declined });
}

/** What the adviser says to one message, in paragraphs, and the open question with which it ends. */
export function composeAnswer(turn: AdvisorTurn): ComposedAnswer {
  const { history, locale } = turn;
  const read = readTurn(turn);
  const remark = chooseRemark(read);
  const subject = subjectOf(turn, read, remark);
  const { before, after, asked, isEnd } = courseOf(turn, read, remark);
  const isUnread = !remark && !subject && !read.isPassing && Object.keys(read.learnt).length === 0;
  const turns = history.filter(({ role }) => role === 'assistant').length;
  const opening = [
    remark ? sayOneRemark(turn, remark) : null,
    ...sayNews(isEnd ? { ...read, fresh: {} } : read, locale, turns),
    sayNothingLearnt(turn, read, isUnread),
  ];
  const paragraphs = [
    opening.filter(isSomething).join(' '),
    subject,
    sayProgress(before, after, locale),
    ...(isEnd ? sayRecap(after, locale, turns) : []),
    asked ? askQuestion(asked, locale, timesAsked(history, asked)) : null,
  ];
  return { learnt: read.learnt, paragraphs: paragraphs.filter(isSomething), asked };
}
