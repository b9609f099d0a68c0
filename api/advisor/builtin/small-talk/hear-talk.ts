import { wishesIn } from '#api/advisor/builtin/small-talk/hear-wish.ts';
import {
  foldedTalk,
  type TalkKind,
  talkPatterns,
  type Wish,
  wishes,
} from '#api/advisor/builtin/small-talk/small-talk.ts';
import { talkWords } from '#api/advisor/builtin/small-talk/words/all.ts';
import { readOnceIn } from '#api/reading/read-once.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';

const patterns = inEachLanguage((language) => talkPatterns(talkWords[language]));

/** What matters most of what a message says besides facts comes first. */
const kinds = [
  'robot',
  'human',
  'byMail',
  'consumption',
  'why',
  'severalHomes',
  'changeOfMind',
  'grief',
  'weary',
  'fear',
  'noQuestions',
  'anger',
  'mistrust',
  'notAsked',
  'askedBefore',
  'confused',
  'thinking',
  'wait',
  'howAreYou',
  'goodbye',
  'enough',
  'thanks',
  'agreed',
  'okay',
  'greeting',
] as const satisfies readonly TalkKind[];
export type Talk = (typeof kinds)[number];

/** Said outright: who asks whether to sleep on it asks. */
const told: readonly Talk[] = ['thinking', 'enough', 'noQuestions'];
const withoutQuestions = (folded: string) => folded.replaceAll(/(?<![^.!?\n])[^.!?\n]*\?/g, '');

const isWish = (kind: Talk): kind is Wish => wishes.some((it) => it === kind);

const isSaid = (folded: string, kind: Exclude<Talk, Wish>, language: Language) =>
  patterns[language][kind].test(told.includes(kind) ? withoutQuestions(folded) : folded);

/** What a message says besides facts and questions about energy, most important first. */
export const hearTalk = readOnceIn((text: string, language: Language): readonly Talk[] => {
  const folded = foldedTalk(text);
  const wished = wishesIn(folded, patterns[language], language);
  return kinds.filter((kind) => (isWish(kind) ? wished.includes(kind) : isSaid(folded, kind, language)));
});

/** Whether a message says one thing besides. */
export const saysTalk = (text: string, kind: Exclude<Talk, Wish>, language: Language): boolean =>
  isSaid(foldedTalk(text), kind, language);

/** Words of a message that does nothing else than pass a question or take something back. */
const LONGEST_ALONE = 12;

const saysAlone = (text: string, kind: 'passing' | 'withholding' | 'takingBack', language: Language) =>
  text.split(/\s+/, LONGEST_ALONE + 1).length <= LONGEST_ALONE && patterns[language][kind].test(foldedTalk(text));

/** Whether somebody does not want to give an answer. */
export const isWithholding = (text: string, language: Language): boolean => saysAlone(text, 'withholding', language);

/** Whether somebody does not know the answer, or would rather not give it. */
export const isPassing = (text: string, language: Language): boolean =>
  saysAlone(text, 'passing', language) || isWithholding(text, language);

/** Whether somebody takes back what was said last, without saying what holds instead. */
export const isTakingBack = (text: string, language: Language): boolean => saysAlone(text, 'takingBack', language);
