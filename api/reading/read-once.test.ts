import { expect, test } from 'vitest';
import { Readings, readOnce, readOnceIn, withinTurn } from '#api/reading/read-once.ts';

function counted() {
  const texts: string[] = [];
  const read = readOnce((text) => {
    texts.push(text);
    return text.length;
  });
  return { texts, read };
}

test('a text is read once within a turn, and each time outside of one', () => {
  const { texts, read } = counted();
  withinTurn(() => [read('a'), read('b'), read('a'), withinTurn(() => read('b'))]);
  expect(texts).toEqual(['a', 'b']);
  read('a');
  read('a');
  expect(texts).toEqual(['a', 'b', 'a', 'a']);
});

test('nothing is known in the next turn, nor after one that failed', () => {
  const { texts, read } = counted();
  withinTurn(() => read('a'));
  const failing = () => {
    read('a');
    throw new Error('failed');
  };
  expect(() => withinTurn(failing)).toThrow('failed');
  withinTurn(() => read('a'));
  expect(texts).toEqual(['a', 'a', 'a']);
});

test('what a turn has read is known when it goes on, until it forgets', () => {
  const { texts, read } = counted();
  const readings = new Readings();
  readings.within(() => read('a'));
  readings.within(() => read('a'));
  expect(texts).toEqual(['a']);
  readings.forget();
  readings.within(() => read('a'));
  expect(texts).toEqual(['a', 'a']);
});

test('the same words are read in each language', () => {
  const read = readOnceIn((text, language) => `${language} ${text}`);
  expect(withinTurn(() => [read('a', 'de'), read('a', 'en'), read('a', 'de')])).toEqual(['de a', 'en a', 'de a']);
});
