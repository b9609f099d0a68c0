const SHORTEST = 6;

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

/** True when one letter is missing, too many, another one, or has changed places with its neighbour. */
export function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (a.length !== b.length) return a.length > b.length ? without(a, at) === b : without(b, at) === a;
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Finds the long word of `vocabulary` that differs in one letter. The time depends on the length of the word alone. */
export function createSpelling(vocabulary: Iterable<string>): (word: string) => string | undefined {
  const byRest = new Map<string, string>();
  for (const word of vocabulary) {
    if (word.length < SHORTEST) continue;
    byRest.set(word, word);
    for (let at = 0; at < word.length; at++) byRest.set(without(word, at), word);
  }
  return (word) => {
    const rests = [word, ...Array.from(word, (_, at) => without(word, at))];
    return rests
      .map((rest) => byRest.get(rest))
      .find((found) => found !== undefined && found[0] === word[0] && isOneOff(found, word));
  };
}
