const SHORTEST = 6;
/** Words one letter apart that share a rest. */
const MOST_ALIKE = 6;

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

/** True when one letter is missing, too many, another one, or has changed places with its neighbour. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (a.length !== b.length) return a.length > b.length ? without(a, at) === b : without(b, at) === a;
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Finds the long word of `vocabulary` that differs in one letter. The time depends on the length of the word alone. */
export function createSpelling(vocabulary: Iterable<string>): (word: string) => string | undefined {
  const byRest = new Map<string, string[]>();
  const note = (rest: string, word: string) => {
    const known = byRest.get(rest);
    if (!known) byRest.set(rest, [word]);
    else if (known.length < MOST_ALIKE && !known.includes(word)) known.push(word);
  };
  for (const word of vocabulary) {
    if (word.length < SHORTEST) continue;
    note(word, word);
    for (let at = 0; at < word.length; at++) note(without(word, at), word);
  }
  return (word) => {
    const rests = [word, ...Array.from(word, (_, at) => without(word, at))];
    return rests
      .flatMap((rest) => byRest.get(rest) ?? [])
      .find((found) => found[0] === word[0] && isOneOff(found, word));
  };
}
