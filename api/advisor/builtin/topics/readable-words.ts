import { fold } from '#api/advisor/builtin/fold.ts';

/** Words; nobody asks one question in more. */
const LONGEST_QUESTION = 60;
/** Letters; a word from abroad is not taken apart further. */
const LONGEST_WORD = 40;

/** The words of a text as they are looked up; of a text without end its beginning. */
export function readableWords(text: string, word: RegExp): string[] {
  const words: string[] = [];
  for (const [it] of fold(text).matchAll(word)) {
    words.push(it.slice(0, LONGEST_WORD));
    if (words.length === LONGEST_QUESTION) break;
  }
  return words;
}
