import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWeights } from '#api/advisor/builtin/topics/weights-file.ts';
import { languages } from '#domain/place.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';
import { readPhrasings, train, weightsFolder } from './train-adviser.ts';

const MOST_BYTES = 1_000_000;

test.each(languages)(
  '%s: the weights are what the phrasings teach, to the byte: after a change run node scripts/train-adviser.ts',
  (language) => {
    const kept = readFileSync(join(weightsFolder, `${language}.bin`));
    expect(kept.length).toBeLessThan(MOST_BYTES);
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
