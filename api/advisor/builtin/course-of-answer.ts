import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { questionsThatDoNotApply } from '#api/advisor/builtin/applies.ts';
import { chooseQuestion, MOST_ASKED, timesPut } from '#api/advisor/builtin/choose-question.ts';
import { fold } from '#api/advisor/builtin/fold.ts';
import { fittingFirst, leadingFirst } from '#api/advisor/builtin/leading-questions.ts';
import { passedQuestions } from '#api/advisor/builtin/passed-questions.ts';
import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';
import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import type { State } from '#api/advisor/builtin/say/say-progress.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
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

/** Told in this message or before it, and not asked. */
const saysNoParking = ({ history, message, locale: { language } }: AdvisorTurn): boolean =>
  [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message]
    .filter((it) => vocabularies[language].withoutParking.test(fold(it)))
    .flatMap((it) => sentencesOf(it, language))
    .some((it) => vocabularies[language].withoutParking.test(fold(it)) && !isQuestion(it, language));

/** What is known and left open before and after a message. */
function states(turn: AdvisorTurn, read: ReadTurn): { before: State; after: State } {
  const { history, facts, locale } = turn;
  const hasNoParking = saysNoParking(turn);
  const passed = passedQuestions(history, locale.language);
  const left = read.isPassing && read.asked ? [...passed, read.asked] : passed;
  return {
    before: { facts, passed: new Set([...passed, ...questionsThatDoNotApply(facts)]) },
    after: { facts: read.facts, passed: new Set([...left, ...questionsThatDoNotApply(read.facts)]), hasNoParking },
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
