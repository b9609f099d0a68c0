import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { type Likely, likelyDetails } from '#api/advisor/builtin/details/choose-detail.ts';
import { isOfMatter } from '#api/advisor/builtin/say/whom-words/all.ts';
import type { Particular } from '#texts/adviser/details/ids.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** Of a broken boiler what says how to start it again. */
const startAgain: readonly Particular[] = ['general', 'rightNow'];

type Talk = Pick<AdvisorTurn, 'message' | 'history' | 'locale'>;

const smellsGas = ({ message, history, locale: { language } }: Talk) =>
  [message, ...history.filter(({ role }) => role === 'user').map(({ content }) => content)].some((it) =>
    isOfMatter(it, 'gasSmell', language),
  );

/** Reads a question once; what may be asked of a topic, the likeliest first. Whoever has smelled gas is not told to start the boiler again. */
export function safelyLikely(text: string, turn: Talk): (topic: TopicId) => Likely[] {
  const likely = likelyDetails({ text, message: turn.message }, turn.locale.language);
  return (topic) => {
    const all = likely(topic);
    if (topic !== 'boilerBroken' || !smellsGas(turn)) return all;
    return all.filter(({ particular }) => !startAgain.includes(particular));
  };
}
