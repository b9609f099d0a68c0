import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import { lastAsked, questionOf } from '#api/advisor/last-asked.ts';
import { readFacts } from '#api/advisor/read-message.ts';
import { isWord } from '#api/reading/extraction/is-word.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import { answerOf, type OpenQuestion } from '#domain/chat/questions.ts';
import type { Locale } from '#domain/format.ts';
import type { ChatFacts, KnownFacts } from '#domain/home/facts.ts';
import { squareFeet } from '#domain/home/units.ts';
import { type Market, marketAreaUnit } from '#domain/place.ts';

interface Said {
  /** What was said before, oldest first. */
  history: readonly ChatMessage[];
  locale: Locale;
  now: Date;
  /** What is known before it. */
  facts?: KnownFacts;
}

/** A number alone after a word that takes back the last answer replaces it. */
function readCorrection(text: string, { history, locale, now }: Said): ChatFacts {
  const answer = text.trim().replace(vocabularies[locale.language].takingUp, '');
  if (answer === text.trim() || !/^[\p{L} ]{0,12}\d/u.test(answer)) return {};
  const questions = history.filter(({ role }) => role === 'assistant').map(questionOf);
  const asked = questions.at(-2);
  return asked === undefined || asked === questions.at(-1) ? {} : readFacts(answer, { locale, asked, now });
}

/** Questions of the last two turns before the one that is open now. */
const LATE = 3;
const uncounted: readonly OpenQuestion[] = ['homeType', 'roofType', 'currentHeatingSystem', 'hasEV', 'ownership'];
const undecided: readonly OpenQuestion[] = [
  ...(['homeType', 'homeSize', 'roofType', 'currentHeatingSystem', 'energyBill', 'place', 'heatingAge'] as const),
];
/** Characters in which a short answer ends. */
const OPENING = 40;
/** A number, and a word before it. */
const NUMBER = /^\p{L}{0,8} ?\d[\d.,'’]*\d$/u;
const number = { isSaid: (it: string) => NUMBER.test(it), now: uncounted };
/** How a question is answered in short, and to which other questions that is no answer. */
const lateAnswers: Partial<Record<OpenQuestion, { isSaid: (text: string) => boolean; now: readonly OpenQuestion[] }>> =
  {
    homeSize: number,
    heatingAge: number,
    energyBill: number,
    hasEV: { isSaid: (it) => isWord(it.toLowerCase(), 'plainAnswers'), now: undecided },
  };

const MONTHS = 12;
const USUAL_MONTH = { from: 20, to: 1_500 };
const LEAST_SIZE = { sqft: 300, m2: squareFeet(15) };
/** "170." that comes late is no home of 170 square feet. */
function isUsual({ homeSize, energyBill }: ChatFacts, market: Market): boolean {
  if (homeSize) return homeSize >= Math.round(LEAST_SIZE[marketAreaUnit(market)]);
  const month = (energyBill ?? USUAL_MONTH.from * MONTHS) / MONTHS;
  return month >= USUAL_MONTH.from && month <= USUAL_MONTH.to;
}

/** "180.", "no.": the first sentence where it does not answer what was asked now, but what was asked last before and is open still. */
function readLate(text: string, learnt: ChatFacts, { history, locale, now, facts = {} }: Said): ChatFacts {
  const replies = history.filter(({ role }) => role === 'assistant');
  const asked = lastAsked(history);
  const [opening = ''] = /^[^.!?\n]*(?:\.\d[^.!?\n]*)*(?=[.!\n]|$)/.exec(text.trim().slice(0, OPENING)) ?? [];
  const isOneQuestion = (replies.at(-1)?.content.split('?').length ?? 0) <= 2;
  const before = replies.slice(-LATE, -1).reverse().map(questionOf);
  const late = before.find((it) => it && lateAnswers[it] && it !== asked && facts[answerOf[it]] === undefined);
  const answer = late && lateAnswers[late];
  if (!answer || asked === undefined || !isOneQuestion || !answer.now.includes(asked)) return {};
  const name = answerOf[late];
  if (learnt[name] !== undefined || learnt[answerOf[asked]] !== undefined || !answer.isSaid(opening)) return {};
  const value = readFacts(opening, { locale, asked: late, now, known: facts })[name];
  const found: ChatFacts = value === undefined ? {} : { [name]: value };
  return isUsual(found, locale.market) ? found : {};
}

/** What a message teaches as the answer to the question before it, or as the correction of the one before that. */
export function readReply(text: string, said: Said): ChatFacts {
  const { history, locale, now, facts: known } = said;
  const learnt = readFacts(text, { locale, asked: lastAsked(history), now, ...(known && { known }) });
  const all = { ...learnt, ...readLate(text, learnt, said) };
  return Object.keys(all).length > 0 ? all : readCorrection(text, said);
}
