import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { timesSaid } from '#api/advisor/builtin/asked-before.ts';
import { isMood, parting } from '#api/advisor/builtin/choose-remark.ts';
import { isOffer } from '#api/advisor/builtin/questions/take-offer.ts';
import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import { mattersIn } from '#api/advisor/builtin/say/whom-words/all.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { Remark } from '#texts/adviser/speech.ts';

/** After these the person has the word; after some of them only the first time, or from the second time on. */
const leaves: Partial<Record<Remark, (times: number) => boolean>> = {
  severalHomes: (times) => times === 0,
  changeOfMind: () => true,
  goodbye: () => true,
  thinking: () => true,
  enough: () => true,
  noQuestions: () => true,
  human: (times) => times > 0,
};

/** Whether the person has the word after a remark that was made `times` times before. */
export function leavesTheWord(remark: Remark | undefined, times: number): boolean {
  return remark !== undefined && (leaves[remark]?.(times) ?? false);
}

/** Only small talk. */
const isOnlyTalk = ({ subjects, learnt, talk }: ReadTurn) =>
  talk.length > 0 && subjects.length === 0 && Object.keys(learnt).length === 0;

/** Whether no question of ours follows: to somebody who is in danger or upset, who wants none, who keeps an answer back, who has to choose first, or who has taken leave. */
export function isHeldBack(
  { history, message, locale: { language } }: AdvisorTurn,
  read: ReadTurn,
  answers: readonly string[],
): boolean {
  const { remarks } = adviserTexts[language];
  if (mattersIn(message, language).has('gasSmell')) return true;
  if (read.isWithheld || read.talk.some((it) => isMood(it) || it === 'noQuestions')) return true;
  if (timesSaid(history, remarks.noQuestions) > 0 || isOffer(answers.at(-1) ?? '', language)) return true;
  const last = history.filter(({ role }) => role === 'assistant').slice(-1);
  return isOnlyTalk(read) && parting.some((it) => timesSaid(last, remarks[it]) > 0);
}
