import { fold } from '#api/advisor/builtin/fold.ts';
import { hearsAny } from '#api/advisor/builtin/ways-to-say.ts';
import type { Remark } from '#texts/adviser/speech.ts';

/** What somebody may say besides answers and questions about energy. `offTopic` is what fits nowhere else. */
export type TalkKind = Exclude<Remark, 'offTopic' | 'interest'> | 'passing' | 'withholding' | 'refusing' | 'takingBack';

/** Ways to say it, as they are typed; parts of a regular expression. */
export type TalkWords = Record<TalkKind, readonly string[]>;

export type TalkPatterns = Record<TalkKind, RegExp>;

/** What a form is opened for: to be heard also where it is mistyped, and not where it is refused. */
export const wishes = ['human', 'byMail'] as const satisfies readonly TalkKind[];
export type Wish = (typeof wishes)[number];

/** A message is small talk in its first part or not at all. */
const LONGEST = 300;

/** Patterns over folded text; a whole word begins and ends each. */
export function talkPatterns(words: TalkWords): TalkPatterns {
  const entries = Object.entries(words).map(([kind, ways]) => [kind, hearsAny(ways)]);
  return Object.fromEntries(entries) as TalkPatterns;
}

export function foldedTalk(text: string): string {
  return fold(text.slice(0, LONGEST).trim());
}
