import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { questionsThatDoNotApply } from '#api/advisor/builtin/applies.ts';
import { chooseQuestion, MOST_ASKED, timesPut } from '#api/advisor/builtin/choose-question.ts';
import { fittingFirst, leadingFirst } from '#api/advisor/builtin/leading-questions.ts';
import { passedQuestions } from '#api/advisor/builtin/passed-questions.ts';
import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import type { State } from '#api/advisor/builtin/say/say-progress.ts';
import { isAnswered, type OpenQuestion, openQuestions } from '#domain/chat/questions.ts';

export interface Course {
  before: State;
  after: State;
  asked: OpenQuestion | undefined;
  /** It was asked a moment ago: the answer is still awaited, and nobody is asked twice running. */
  isSilent: boolean;
  /** The last question is through. */
  isEnd: boolean;
}

/** What is known and left open before and after a message. */
function states({ history, facts, locale }: AdvisorTurn, read: ReadTurn): { before: State; after: State } {
  const passed = passedQuestions(history, locale.language);
  const left = read.isPassing && read.asked ? [...passed, read.asked] : passed;
  return {
    before: { facts, passed: new Set([...passed, ...questionsThatDoNotApply(facts)]) },
    after: { facts: read.facts, passed: new Set([...left, ...questionsThatDoNotApply(read.facts)]) },
  };
}

/** Where the conversation goes after a message; `leavesTheWord` says that nothing is asked now, `same` what is asked again. */
export function courseOfAnswer(
  turn: AdvisorTurn,
  read: ReadTurn,
  { leavesTheWord, same }: { leavesTheWord: boolean; same: OpenQuestion | undefined },
): Course {
  const { before, after } = states(turn, read);
  if (leavesTheWord) return { before, after, asked: undefined, isSilent: false, isEnd: false };
  const open = openQuestions.filter((it) => !isAnswered(it, after.facts) && !after.passed.has(it));
  const mayStay = same !== undefined && open.includes(same) && timesPut(turn.history, same) <= MOST_ASKED;
  const isNew = turn.history.every(({ role }) => role === 'user');
  const next = mayStay
    ? same
    : chooseQuestion(isNew ? open : fittingFirst(leadingFirst(open, turn.tags), turn), turn.history);
  const awaited = open.find((it) => it === read.asked && timesPut(turn.history, it) < MOST_ASKED);
  const isEnd = next === undefined && awaited === undefined && read.asked !== undefined;
  return { before, after, asked: next ?? awaited, isSilent: next === undefined && awaited !== undefined, isEnd };
}
