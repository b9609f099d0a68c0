import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeWeights } from '#api/advisor/builtin/topics/weights-file.ts';
import { type Language, languages } from '#domain/place.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';
import { readPhrasings, train, weightsFolder } from './train-adviser.ts';

/** Of all languages together, in the repository. */
const MOST_BYTES = 3_000_000;

const fileOf = (language: Language) => join(weightsFolder, `${language}.bin.br`);

test('the weights are small', () => {
  const sizes = languages.map((language) => statSync(fileOf(language)).size);
  expect(sizes.reduce((sum, it) => sum + it)).toBeLessThan(MOST_BYTES);
});

test.each(languages)(
  '%s: the weights are what the phrasings teach, to the byte: after a change run node scripts/train-adviser.ts',
  (language) => {
    const kept = brotliDecompressSync(readFileSync(fileOf(language)));
    expect(Buffer.compare(kept, writeWeights(train(readPhrasings(language), language)))).toBe(0);
  },
  180_000,
);

/** Lines for each topic in each language. */
const FEWEST = 40;

test.each(languages)('%s: every topic has phrasings enough, and every phrasing a topic', (language) => {
  const counts = new Map<string, number>();
  for (const { label } of readPhrasings(language)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const ids = Object.values(topicGroups).flat();
  expect([...counts.keys()].sort()).toEqual([...ids, 'none'].sort());
  expect([...counts].filter(([, lines]) => lines < FEWEST)).toEqual([]);
});
