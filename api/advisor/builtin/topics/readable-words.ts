import { fold } from '#api/advisor/builtin/fold.ts';

/** Words; nobody asks one question in more. */
const LONGEST_QUESTION = 60;
/** Letters; a word from abroad is not taken apart further. */
const LONGEST_WORD = 40;

/** The words of a text as they are looked up; of a text without end its beginning. */
export const readableWords = (text: string, word: RegExp): string[] =>
  (fold(text).match(word) ?? []).slice(0, LONGEST_QUESTION).map((it) => it.slice(0, LONGEST_WORD));
