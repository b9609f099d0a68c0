import { fold } from '#api/advisor/builtin/fold.ts';

/** Letters; a shorter word is too easily another one, and is only put right where two letters changed places. */
const LONG = 5;
const SHORT = 4;

/** Whether two letters side by side changed places. */
function isSwapped(word: string, meant: string): boolean {
  if (word.length !== meant.length) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const isTurned = at + 1 < word.length && word[at] === meant[at + 1] && word[at + 1] === meant[at];
  return isTurned && word.slice(at + 2) === meant.slice(at + 2);
}

/** Whether one letter is wrong, missing or too many, of words whose lengths differ by no more. */
function isOneOff(word: string, meant: string): boolean {
  const [short, long] = word.length < meant.length ? [word, meant] : [meant, word];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = long.slice(at + 1);
  return rest === short.slice(at) || rest === short.slice(at + 1);
}

const isMeant = (word: string, meant: string) =>
  Math.abs(word.length - meant.length) <= 1 &&
  (isSwapped(word, meant) || (word.length >= LONG && meant.length >= LONG && isOneOff(word, meant)));

/** Puts mistyped words right, of those that are given: "can you emial me that". Takes folded text. */
export function respell(known: string): (folded: string) => string {
  const words = known.split(' ').map(fold);
  const all = new Set(words);
  const right = (word: string) =>
    word.length < SHORT || all.has(word) ? word : (words.find((it) => isMeant(word, it)) ?? word);
  return (folded) => folded.replace(/[a-z]+/g, right);
}
