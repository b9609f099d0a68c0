import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { timesSaid } from '#api/advisor/builtin/asked-before.ts';
import { fold } from '#api/advisor/builtin/fold.ts';
import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import { sayRemark } from '#api/advisor/builtin/say/say-remark.ts';
import { sayFinding } from '#api/advisor/builtin/say/say-topic.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

type Asked = Pick<AdvisorTurn, 'message' | 'locale' | 'now' | 'history'>;

/** A line about something else altogether, which is no answer either. */
function isAside({ finding, learnt, isPassing }: ReadTurn, { message, locale }: Asked): boolean {
  const isOther = finding.kind === 'none' && vocabularies[locale.language].aside.test(fold(message));
  return isOther && !isPassing && Object.keys(learnt).length === 0;
}

/** The answer to what a message asks, its sources as a line of their own; null when it asks nothing. */
export function saySubject(read: ReadTurn, asked: Asked): string | null {
  const { locale, now, history } = asked;
  const { remarks, unknownTopic, again } = adviserTexts[locale.language];
  if (isAside(read, asked)) return sayRemark('offTopic', locale.language, timesSaid(history, remarks.offTopic));
  if (read.finding.kind !== 'found' && !read.isQuestion) return null;
  const { text, sources } = sayFinding(read.finding, locale, now, timesSaid(history, unknownTopic));
  const isSaid = read.finding.kind === 'found' && timesSaid(history, [text]) > 0;
  const answer = isSaid ? again(text) : text;
  return sources === null ? answer : `${answer}\n${sources}`;
}
