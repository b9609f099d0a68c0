import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';
import { type Amount, currencies, type Line, periodAt, readLine } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { isLikelyMoney } from '#api/advisor/builtin/sums/plain/reckon.ts';
import { plainSum } from '#api/advisor/builtin/sums/plain/say-plain.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { Locale } from '#domain/format.ts';

/** What was said before a question that names no figures of its own. */
export interface Given {
  amounts: readonly Amount[];
  /** Nothing else was asked beside these figures, so that "and a year?" is about them. */
  isAlone: boolean;
}

/** Money, and what is paid again and again whatever it is counted in. */
export const isPaid = (amount: Amount) =>
  currencies.some((it) => it === amount.unit) ||
  (amount.unit === undefined && amount.label === undefined && amount.period !== undefined) ||
  isLikelyMoney(amount);

function periodIn(line: Line, from: number) {
  const found = line.tokens.map((_, at) => (at < from ? undefined : periodAt(line, at)?.[0]));
  return found.find((it) => it !== undefined);
}

/** The figures of a sentence, or what they come to where a sum was asked for. */
function amountsOf(sentence: string, locale: Locale): readonly Amount[] {
  const sum = plainSum(sentence, locale);
  if (!sum) return readLine(sentence, locale.language).amounts;
  const { line, chain, reckoned } = sum;
  const period = periodIn(line, chain.end);
  const { value, unit } = reckoned.result;
  return [{ value, unit, label: undefined, per: undefined, each: undefined, period, at: chain.at, end: chain.end }];
}

/** The figures of sentences. */
export function givenIn(sentences: readonly string[], locale: Locale): Given {
  const read = sentences.map((text) => ({
    amounts: amountsOf(text, locale).filter((it) => isPaid(it) || it.unit === 'kwh' || it.unit === 'percent'),
    asks: isQuestion(text, locale.language),
  }));
  return {
    amounts: read.flatMap(({ amounts }) => amounts),
    isAlone: read.every(({ amounts, asks }) => !asks || amounts.length > 0),
  };
}

/** Messages of the visitor that a question may go on with. */
const MESSAGES = 2;

/** The figures of the visitor's last messages, the latest first. */
export function givenBefore(history: readonly ChatMessage[], locale: Locale): Given[] {
  const said = history.filter(({ role }) => role === 'user').slice(-MESSAGES);
  return said.toReversed().map(({ content }) => givenIn(sentencesOf(content, locale.language), locale));
}
