import type { Subject } from '#api/advisor/builtin/questions/read-subjects.ts';
import { isAboutHome, type ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import { spokenIn, tellsItself } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { isAnswered } from '#api/advisor/builtin/topics/find-topic.ts';
import type { ChatIntent } from '#domain/chat/message.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { Language } from '#domain/place.ts';
import type { Remark } from '#texts/adviser/speech.ts';

/** Said whatever else a message holds. */
const always: readonly Remark[] = ['robot', 'human', 'byMail', 'severalHomes', 'weary', 'noQuestions'];
/** Who asks beside it is answered, and has not left. */
export const parting: readonly Remark[] = ['thinking', 'goodbye', 'enough'];
/** What follows from a remark in the visitor's browser. */
export const intentOfRemark: Partial<Record<Remark, ChatIntent>> = { byMail: 'email', human: 'person' };
/** Weighs more than a topic that was only touched. */
const talkFirst: readonly Remark[] = ['changeOfMind', 'mistrust', 'askedBefore', 'confused', 'wait'];
/** What somebody feels: one sentence to that comes first, and what was asked is answered all the same. */
const moods = ['grief', 'weary', 'fear', 'anger', 'mistrust', 'notAsked'] as const satisfies readonly Remark[];
export type Mood = (typeof moods)[number];
export const isMood = (remark: Remark): remark is Mood => moods.some((it) => it === remark);
/** Politeness, which never takes the place of an answer. */
const polite: readonly Remark[] = ['greeting', 'thanks', 'okay', 'agreed', 'goodbye'];
/** Said once; who says it again wants an answer. */
const saidOnce: readonly Remark[] = ['grief', 'fear'];
/** After these the same question comes again, whatever else is open. */
const staysAtQuestion: readonly Remark[] = ['why', 'wait', 'confused', 'askedBefore', 'okay'];

const isFound = ({ subjects }: ReadTurn) => subjects.some(({ finding }) => isAnswered(finding));
const isSubject = (read: ReadTurn) =>
  isFound(read) || (read.isQuestion && read.subjects.some(({ finding }) => finding.kind === 'unsure'));

/** What fits a message that holds no small talk. */
function plainRemark(read: ReadTurn): Remark | undefined {
  const { learnt, fresh, changed, isWithdrawn, isPassing, isQuestion } = read;
  if (Object.keys(learnt).length === 0 || isWithdrawn || isPassing) return undefined;
  if (Object.keys(changed).length === 0 && Object.keys(fresh).length === 0) return isQuestion ? undefined : 'agreed';
  return isAboutHome(learnt) || isSubject(read) ? undefined : 'interest';
}

/** The one remark a message calls for, if any; `timesSaid` counts how often one was made. */
export function chooseRemark(read: ReadTurn, timesSaid: (remark: Remark) => number): Remark | undefined {
  const { talk, learnt, asked, isPassing, isQuestion, facts } = read;
  const fits = talk.filter((it) => {
    if (always.includes(it)) return true;
    if (parting.includes(it)) return !isQuestion && !isAboutHome(learnt);
    if (saidOnce.includes(it)) return timesSaid(it) === 0;
    if ((it === 'anger' && timesSaid(it) === 0) || it === 'notAsked') return true;
    if (it === 'consumption') return !isQuestion && facts.energyBill === undefined && learnt.homeSize === undefined;
    if (isAboutHome(learnt)) return false;
    if (isSubject(read)) return isMood(it) || (!isQuestion && talkFirst.includes(it));
    return it !== 'agreed' || asked === undefined;
  });
  const [first] = fits;
  if (first === 'why' || !isPassing) return first ?? plainRemark(read);
  return [...always, ...parting].includes(first as Remark) ? first : undefined;
}

/** The question that a remark is about, in place of the next one. */
export function questionOfRemark(remark: Remark | undefined, asked: OpenQuestion | undefined) {
  if (remark === 'consumption') return 'energyBill';
  return remark !== undefined && staysAtQuestion.includes(remark) ? asked : undefined;
}

/** What is answered beside a remark: all that was asked, or what was found of it; a subject only touched gives way. */
export function answeredBeside(
  remark: Remark | undefined,
  { subjects }: ReadTurn,
  language: Language,
): readonly Subject[] {
  if (remark === undefined || remark === 'interest' || remark === 'agreed') return subjects;
  const found = subjects.filter(({ asks, finding }) => asks && isAnswered(finding));
  if (found.length > 0) return found;
  const isPolite = polite.includes(remark);
  return subjects.filter(
    ({ asks, text }) => asks && (isMood(remark) || (isPolite && tellsItself(spokenIn(text, language)))),
  );
}
