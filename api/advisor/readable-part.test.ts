import { expect, test } from 'vitest';
import { readablePart } from '#api/advisor/readable-part.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `Wort${'abcdefghij'[at % 10]}`).join(' ');

test('a message that somebody types is read whole', () => {
  expect(readablePart(words(500))).toBe(words(500));
});

test.each([
  ['words', words(640)],
  ['letters between digits', 'x1'.repeat(2_000)],
  ['lines', 'a\n'.repeat(2_000)],
])('of more %s than anybody types the first and the last are read', (_, text) => {
  const part = readablePart(text);
  expect(part.match(/\p{L}+|\d+/gu)).toHaveLength(500);
  expect(text.startsWith(part.slice(0, 300)) && text.endsWith(part.slice(-100))).toBe(true);
});
