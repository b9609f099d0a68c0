import { de } from '#api/advisor/builtin/small-talk/de.ts';
import { en } from '#api/advisor/builtin/small-talk/en.ts';
import { fr } from '#api/advisor/builtin/small-talk/fr.ts';
import { foldedTalk, type TalkKind, talkPatterns } from '#api/advisor/builtin/small-talk/small-talk.ts';
import type { Language } from '#domain/place.ts';

const patterns = { de: talkPatterns(de), en: talkPatterns(en), fr: talkPatterns(fr) };

/** What matters most of what a message says besides facts comes first. */
const kinds = [
  'robot',
  'human',
  'byMail',
  'consumption',
  'why',
  'severalHomes',
  'changeOfMind',
  'anger',
  'mistrust',
  'askedBefore',
  'confused',
  'wait',
  'howAreYou',
  'goodbye',
  'thanks',
  'agreed',
  'okay',
  'greeting',
] as const satisfies readonly TalkKind[];
export type Talk = (typeof kinds)[number];

/** What a message says besides facts and questions about energy, most important first. */
export function hearTalk(text: string, language: Language): Talk[] {
  const folded = foldedTalk(text);
  return kinds.filter((kind) => patterns[language][kind].test(folded));
}

const LONGEST_PASS = 12;

/** Whether somebody does not know the answer, or would rather not give it. */
export function isPassing(text: string, language: Language): boolean {
  return (
    text.split(/\s+/, LONGEST_PASS + 1).length <= LONGEST_PASS && patterns[language].passing.test(foldedTalk(text))
  );
}
