import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { timesAsked, timesSaid } from '#api/advisor/builtin/asked-before.ts';
import {
  answeredBeside,
  chooseRemark,
  intentOfRemark,
  isMood,
  questionOfRemark,
} from '#api/advisor/builtin/choose-remark.ts';
import { courseOfAnswer } from '#api/advisor/builtin/course-of-answer.ts';
import { type HeardMarket, hearMarket } from '#api/advisor/builtin/hear-market.ts';
import { isHeldBack, leavesTheWord } from '#api/advisor/builtin/leave-the-word.ts';
import { isGivenUp, type Miss, sayMiss } from '#api/advisor/builtin/misunderstandings.ts';
import { type ReadTurn, readTurn } from '#api/advisor/builtin/read-turn.ts';
import { askQuestion } from '#api/advisor/builtin/say/ask-question.ts';
import { pick } from '#api/advisor/builtin/say/pick.ts';
import { questionChoices } from '#api/advisor/builtin/say/question-choices.ts';
import { sayAnswers } from '#api/advisor/builtin/say/say-answers.ts';
import { sayDanger, sayForeign, sayTrouble } from '#api/advisor/builtin/say/say-missing.ts';
import { sayNews } from '#api/advisor/builtin/say/say-news.ts';
import { sayProgress, sayRecap, sayStanding } from '#api/advisor/builtin/say/say-progress.ts';
import { sayMisunderstood, sayRemark } from '#api/advisor/builtin/say/say-remark.ts';
import { suggestQuestions } from '#api/advisor/builtin/say/suggest-questions.ts';
import { readablePart } from '#api/advisor/readable-part.ts';
import { Readings } from '#api/reading/read-once.ts';
import type { ChatIntent } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { Locale } from '#domain/format.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import type { Market } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Remark } from '#texts/adviser/speech.ts';

export interface ComposedAnswer {
  learnt: ChatFacts;
  paragraphs: string[];
  asked: OpenQuestion | undefined;
  /** What may be asked next. */
  suggestions: string[];
  intent: ChatIntent | undefined;
}

const isSomething = (text: string | null): text is string => text !== null && text !== '';

/** Why nothing else is said: the question is left open, or the message was not understood. */
function sayNothingLearnt(turn: AdvisorTurn, read: ReadTurn, market: Market, isUnread: boolean): Miss | null {
  const { history, locale } = turn;
  const { language } = locale;
  const { asked } = read;
  const { leftOpen } = adviserTexts[language];
  const isLeft = isUnread && asked !== undefined && isGivenUp(history, asked, language);
  if (read.isPassing || isLeft) return { text: pick(leftOpen, timesSaid(history, leftOpen)), asksItself: false };
  return isUnread ? (sayTrouble(turn, market) ?? sayMiss(history, asked, language)) : null;
}

/** A remark; to somebody who did not understand a question, what it means. */
function sayOneRemark({ history, locale: { language } }: AdvisorTurn, remark: Remark, asked?: OpenQuestion): string {
  const { explained, remarks } = adviserTexts[language];
  if (remark === 'confused' && asked) {
    const choices = questionChoices(asked, language);
    if (timesSaid(history, [explained[asked]]) === 0) return explained[asked];
    if (choices.length > 0) return sayMisunderstood(2, choices, language);
  }
  return sayRemark(remark, language, timesSaid(history, remarks[remark]));
}

interface Opening {
  text: string;
  /** After one sentence to what somebody feels, where nothing was asked. */
  further: string | null;
  /** The question to which it leads back, and whether it needs no words of its own. */
  same: OpenQuestion | undefined;
  isSilent: boolean;
}

interface Reply {
  remark: Remark | undefined;
  /** After the remark the person has the word. */
  isLeft: boolean;
  answers: string[];
  suggestions: string[];
  market: Market;
}

function replyTo(turn: AdvisorTurn, read: ReadTurn, market: Market): Reply {
  const { history, locale } = turn;
  const times = (remark: Remark) => timesSaid(history, adviserTexts[locale.language].remarks[remark]);
  const remark = chooseRemark(read, times);
  const asking = { ...turn, facts: read.facts };
  const subjects = answeredBeside(remark, read, locale.language);
  const found = sayForeign(asking, read) ?? sayAnswers(subjects, asking, market);
  const answers = found.length > 0 ? found : sayDanger(asking, market);
  return {
    remark,
    isLeft: answers.length === 0 && leavesTheWord(remark, remark ? times(remark) : 0),
    answers,
    suggestions: suggestQuestions(subjects, asking, market, answers),
    market,
  };
}

/** Another country than before: which one now, and how to take that back. */
function sayMarket({ market, before }: HeardMarket, { language }: Locale): string | null {
  const { marketHeard, countries } = adviserTexts[language];
  return before ? marketHeard(countries[market], countries[before]) : null;
}

/** What comes before the answer to a question and before our own: small talk, what was noted or not understood. */
function openingOf(
  turn: AdvisorTurn,
  read: ReadTurn,
  { remark, isLeft, answers, market }: Reply,
  news: string[],
): Opening {
  const isTaken = read.isPassing || read.isWithdrawn || Object.keys(read.learnt).length > 0;
  const isUnread = !remark && answers.length === 0 && !isTaken;
  const said = remark ? sayOneRemark(turn, remark, read.asked) : null;
  const miss = sayNothingLearnt(turn, read, market, isUnread);
  const isLeftOpen = adviserTexts[turn.locale.language].leftOpen.includes(miss?.text ?? '');
  const isAlone = answers.length === 0 && news.length === 0 && miss === null;
  const further = isAlone && remark && isMood(remark) ? adviserTexts[turn.locale.language].afterMood[remark] : null;
  const parts = [...(isLeft ? [...news, said] : [said, ...news]), miss?.text ?? null];
  const asksItself = miss?.asksItself === true;
  const same = isUnread && !isLeftOpen ? read.asked : questionOfRemark(remark, read.asked);
  return { text: parts.filter(isSomething).join(' '), further, same, isSilent: asksItself || remark === 'wait' };
}

function composed(asking: AdvisorTurn): ComposedAnswer {
  const turn = { ...asking, message: readablePart(asking.message) };
  const { history, locale } = turn;
  const read = readTurn(turn);
  const heard = hearMarket(turn.message, history, locale);
  const reply = replyTo(turn, read, heard.market);
  const turns = history.filter(({ role }) => role === 'assistant').length;
  const news = sayNews(read, locale, turns);
  const opening = openingOf(turn, read, reply, news);
  const { before, after, asked, isSilent, isEnd } = courseOfAnswer(turn, read, {
    leavesTheWord: reply.isLeft || isHeldBack(turn, read, reply.answers),
    same: opening.same,
  });
  const intent = reply.remark && intentOfRemark[reply.remark];
  const isKnown = isSilent || (opening.isSilent && asked === read.asked);
  const paragraphs = [
    turn.heard?.isNew ? adviserTexts[locale.language].languageHeard : null,
    isEnd ? openingOf(turn, read, reply, sayNews({ ...read, fresh: {} }, locale, turns)).text : opening.text,
    opening.further,
    sayMarket(heard, locale),
    ...reply.answers,
    ...(intent === 'email' ? sayStanding(after, locale, turn.now) : [sayProgress(before, after, locale, turn.now)]),
    ...(isEnd ? sayRecap(after, locale, turns) : []),
    asked && !isKnown ? askQuestion(asked, locale, timesAsked(history, asked)) : null,
  ];
  const { suggestions } = reply;
  return { learnt: read.learnt, paragraphs: paragraphs.filter(isSomething), asked, suggestions, intent };
}

/** What the adviser says to one message, in paragraphs, and the open question with which it ends. */
export function composeAnswer(turn: AdvisorTurn): ComposedAnswer {
  const { readings = new Readings() } = turn;
  try {
    return readings.within(() => composed(turn));
  } finally {
    readings.forget();
  }
}
