import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { isMoney, periodNear, readLine } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { type Amounts, readAmounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import { saySum } from '#api/advisor/builtin/sums/say-sums.ts';
import { spokenIn, thingsIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { thingsOfTopic } from '#api/advisor/builtin/topics/things-of-topics.ts';
import type { Locale } from '#domain/format.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** Messages of the visitor whose figures a question may be about. */
const MESSAGES = 2;

const isEmpty = (amounts: Amounts) => Object.values(amounts).every((it) => it.length === 0);

/** Whether a message speaks of what a topic is about, or of no thing. */
function isAbout(message: string, topic: TopicId, { language }: Locale): boolean {
  const named = thingsIn(spokenIn(message, language));
  const things = thingsOfTopic(topic);
  return named.size === 0 || [...named].some((it) => things.has(it));
}

/** "95 for power, 240 for oil a month, is that much?" asks about these figures, though they are of no topic. */
function namesPaid(message: string, { language }: Locale): boolean {
  const line = readLine(message, language);
  return line.amounts.some((it) => isMoney(it.unit) || periodNear(line, it) !== undefined);
}

/** What a question without figures comes to with those of the messages before it; kWh are left out, they may be of anything. */
export function recalledSum(
  topic: TopicId,
  amounts: Amounts,
  { message, history, facts, now }: Pick<AdvisorTurn, 'message' | 'history' | 'facts' | 'now'>,
  locale: Locale,
): string | null {
  if (!isEmpty(amounts) || namesPaid(message, locale)) return null;
  const said = history.filter(({ role }) => role === 'user').slice(-MESSAGES);
  for (const { content } of said.toReversed()) {
    const told = { ...readAmounts(content, locale, facts.currentHeatingSystem), kwh: [] };
    if (isEmpty(told)) continue;
    return isAbout(content, topic, locale) ? saySum(topic, told, locale, now) : null;
  }
  return null;
}
