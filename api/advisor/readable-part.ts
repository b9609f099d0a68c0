/** Words. Nobody says more of a home at once; a longer message is read from its beginning and its end. */
const FIRST = 350;
const LAST = 150;

/** What is read of a message: all of it, unless its words are so many that reading them would keep others waiting. */
export function readablePart(text: string): string {
  const words = [...text.matchAll(/\p{L}+|\d+/gu)];
  if (words.length <= FIRST + LAST) return text;
  return `${text.slice(0, words[FIRST]?.index)}\n${text.slice(words.at(-LAST)?.index)}`;
}
