import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { timesAsked } from '#api/advisor/builtin/asked-before.ts';
import { chooseQuestion, MOST_ASKED } from '#api/advisor/builtin/choose-question.ts';
import { leadingFirst } from '#api/advisor/builtin/leading-questions.ts';
import { passedQuestions } from '#api/advisor/builtin/passed-questions.ts';
import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import type { State } from '#api/advisor/builtin/say/say-progress.ts';
import { isAnswered, type OpenQuestion, openQuestions } from '#domain/chat/questions.ts';

export interface Course {
  before: State;
  after: State;
  asked: OpenQuestion | undefined;
  /** The last question is through. */
  isEnd: boolean;
}

/** What is known and left open before and after a message. */
function states({ history, facts, locale }: AdvisorTurn, read: ReadTurn): { before: State; after: State } {
  const before = { facts, passed: passedQuestions(history, locale.language) };
  const passed = read.isPassing && read.asked ? new Set([...before.passed, read.asked]) : before.passed;
  return { before, after: { facts: read.facts, passed } };
}

/** Where the conversation goes after a message; `leavesTheWord` says that nothing is asked now, `same` what is asked again. */
export function courseOfAnswer(
  turn: AdvisorTurn,
  read: ReadTurn,
  { leavesTheWord, same }: { leavesTheWord: boolean; same: OpenQuestion | undefined },
): Course {
  const { before, after } = states(turn, read);
  if (leavesTheWord) return { before, after, asked: undefined, isEnd: false };
  const open = openQuestions.filter((it) => !isAnswered(it, after.facts) && !after.passed.has(it));
  const mayStay = same !== undefined && open.includes(same) && timesAsked(turn.history, same) < MOST_ASKED;
  const isUnanswered = read.asked !== undefined && read.asked === open[0];
  const asked = mayStay ? same : chooseQuestion(isUnanswered ? open : leadingFirst(open, turn.tags), turn.history);
  return { before, after, asked, isEnd: asked === undefined && read.asked !== undefined };
}
