/** Words. Nobody says more of a home at once; a longer message is read from its beginning and its end. */
const FIRST = 350;
const LAST = 150;

/** What is read of a message: all of it, unless its words are so many that reading them would keep others waiting. */
export function readablePart(text: string): string {
  if (text.length <= FIRST + LAST) return text;
  const starts: number[] = [];
  for (const { index } of text.matchAll(/\p{L}+|\d+/gu)) starts.push(index);
  if (starts.length <= FIRST + LAST) return text;
  return `${text.slice(0, starts[FIRST])}\n${text.slice(starts.at(-LAST))}`;
}
