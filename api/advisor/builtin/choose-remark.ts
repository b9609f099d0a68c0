import { isAboutHome, type ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import type { ChatIntent } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { Remark } from '#texts/adviser/speech.ts';

/** Said whatever else a message holds. */
const always: readonly Remark[] = ['robot', 'human', 'byMail', 'severalHomes'];
/** What follows from a remark in the visitor's browser. */
export const intentOfRemark: Partial<Record<Remark, ChatIntent>> = { byMail: 'email', human: 'person' };
/** Weighs more than a topic that was only touched. */
const talkFirst: readonly Remark[] = ['changeOfMind', 'mistrust', 'askedBefore', 'confused', 'wait'];
/** Said beside an answer too. */
const besideAnswers: readonly Remark[] = ['anger', ...always];
/** After these the person has the word; after some of them only the first time, or from the second time on. */
const leaves: Partial<Record<Remark, (times: number) => boolean>> = {
  severalHomes: (times) => times === 0,
  changeOfMind: () => true,
  goodbye: () => true,
  human: (times) => times > 0,
};
/** After these the same question comes again, whatever else is open. */
const staysAtQuestion: readonly Remark[] = ['why', 'wait', 'confused', 'askedBefore', 'okay'];

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
  const { talk, learnt, asked, isPassing, isQuestion, facts } = read;
  const fits = talk.filter((it) => {
    if (always.includes(it)) return true;
    if (it === 'consumption') return !isQuestion && facts.energyBill === undefined && learnt.homeSize === undefined;
    if (isAboutHome(learnt)) return false;
    if (isSubject(read)) return besideAnswers.includes(it) || (!isQuestion && talkFirst.includes(it));
    return it !== 'agreed' || asked === undefined;
  });
  const [first] = fits;
  if (first === 'why' || !isPassing) return first ?? plainRemark(read);
  return always.includes(first as Remark) ? first : undefined;
}

/** Whether the person has the word after a remark that was made `times` times before. */
export function leavesTheWord(remark: Remark | undefined, times: number): boolean {
  return remark !== undefined && (leaves[remark]?.(times) ?? false);
}

/** The question that a remark is about, in place of the next one. */
export function questionOfRemark(remark: Remark | undefined, asked: OpenQuestion | undefined) {
  if (remark === 'consumption') return 'energyBill';
  return remark !== undefined && staysAtQuestion.includes(remark) ? asked : undefined;
}

/** Whether a topic is to be answered beside this remark. */
export function answersBeside(remark: Remark | undefined, { isQuestion }: ReadTurn): boolean {
  if (remark === 'anger') return isQuestion;
  return remark === undefined || remark === 'interest' || remark === 'agreed';
}
