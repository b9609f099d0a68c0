import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutations } from '#tests/mutations/mutations.ts';

test.each(mutations)('promise $promise: $breaks', ({ file, replace, by, test: { file: testFile, name } }) => {
  expect(readFileSync(file, 'utf8').split(replace)).toHaveLength(2);
  expect(by).not.toBe(replace);
  expect(existsSync(testFile)).toBe(true);
  for (const part of name.split('.*')) expect(readFileSync(testFile, 'utf8')).toContain(part.trim());
});

test('every promise of the document that names tests has its mutation', () => {
  const text = readFileSync('docs/promises.md', 'utf8');
  const promised = [...text.matchAll(/^## (\d+)\./gm)].map((it) => Number(it[1]));
  expect(promised.length).toBeGreaterThan(0);
  expect(new Set(mutations.map(({ promise }) => promise))).toEqual(new Set(promised));
});
