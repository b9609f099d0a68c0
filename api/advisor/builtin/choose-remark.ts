import { isAboutHome, type ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import type { Remark } from '#texts/adviser/speech.ts';

/** Said whatever else a message holds. */
const always: readonly Remark[] = ['robot', 'human', 'severalHomes'];
/** Said beside an answer too. */
const besideAnswers: readonly Remark[] = ['anger', ...always];
/** After these the person has the word. */
const endsWithQuestion: readonly Remark[] = ['severalHomes', 'changeOfMind', 'goodbye'];

const isSubject = ({ finding, isQuestion }: ReadTurn) =>
  finding.kind === 'found' || (isQuestion && finding.kind === 'unsure');

/** What fits a message that holds no small talk. */
function plainRemark(read: ReadTurn): Remark | undefined {
  const { learnt, fresh, changed, isWithdrawn, isPassing } = read;
  if (Object.keys(learnt).length === 0 || isWithdrawn || isPassing) return undefined;
  if (Object.keys(changed).length === 0 && Object.keys(fresh).length === 0) return 'agreed';
  return isAboutHome(learnt) || isSubject(read) ? undefined : 'interest';
}

/** The one remark a message calls for, if any. */
export function chooseRemark(read: ReadTurn): Remark | undefined {
  const { talk, learnt, asked, isPassing } = read;
  const fits = talk.filter((it) => {
    if (always.includes(it)) return true;
    if (isAboutHome(learnt)) return false;
    if (isSubject(read)) return besideAnswers.includes(it);
    return it !== 'agreed' || asked === undefined;
  });
  const [first] = fits;
  if (first === 'why' || !isPassing) return first ?? plainRemark(read);
  return always.includes(first as Remark) ? first : undefined;
}

export function leavesTheWord(remark: Remark | undefined): boolean {
  return remark !== undefined && endsWithQuestion.includes(remark);
}

/** Whether a topic is to be answered beside this remark. */
export function answersBeside(remark: Remark | undefined): boolean {
  return remark === undefined || remark === 'interest' || remark === 'agreed' || remark === 'anger';
}
