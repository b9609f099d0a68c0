import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLearnt } from '#api/advisor/builtin/topics/create-scorer.ts';
import { readWeights, type Weights, writeFeatures } from '#api/advisor/builtin/topics/weights-file.ts';
import { languages } from '#domain/place.ts';
import { details } from '#texts/adviser/details/ids.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';
import { rootOf } from './linear-machines.ts';
import { readDetailPhrasings, readPhrasings } from './phrasings.ts';
import { groups, learnDetails, learnTopics, weightsFolder } from './train-adviser.ts';

/** Of all languages together, in the repository. */
const MOST_BYTES = 3_000_000;

test('the weights are small', () => {
  const files = readdirSync(weightsFolder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  expect(sizes.reduce((sum, it) => sum + it)).toBeLessThan(MOST_BYTES);
});

/** Of one label, at the places of its features; what is left out is none. */
function keptRoots({ labels, counts, weighed, roots }: Weights, name: string): Int8Array {
  const label = labels.indexOf(name);
  const found = new Int8Array(counts.length);
  let at = 0;
  for (const [place, count] of counts.entries())
    for (const end = at + count; at < end; at++) if (weighed[at] === label) found[place] = roots[at] as number;
  return found;
}

/** A topic is learnt from all phrasings, so that a changed one shows in each; all topics take minutes. */
const EVERY = process.env.DEEP ? 1 : 70;

/** Every so many labels: whether what is kept is what is learnt. */
function expectLearnt(kept: Weights, { labels, learn }: Pick<ReturnType<typeof learnTopics>, 'labels' | 'learn'>) {
  expect(kept.labels).toEqual(labels);
  for (const [label, name] of labels.entries()) {
    if (label % EVERY !== 0) continue;
    const { weights, scale, bias } = learn(name);
    const roots = keptRoots(kept, name);
    expect([kept.scales[label], kept.biases[label]]).toEqual([Math.fround(scale), Math.fround(bias)]);
    const others = weights.reduce((count, weight, place) => count + Number(roots[place] !== rootOf(weight, scale)), 0);
    expect([name, others]).toEqual([name, 0]);
  }
}

test.each(languages)(
  '%s: the weights are what the phrasings teach: after a change run node scripts/train-adviser.ts',
  (language) => {
    const topics = learnTopics(language);
    expect(Buffer.compare(readLearnt(`${language}-features`), writeFeatures(topics.features))).toBe(0);
    for (const group of process.env.DEEP ? groups : groups.slice(0, 1))
      expectLearnt(readWeights(readLearnt(`${language}-${group}`)), learnDetails(language, group, topics));
    expectLearnt(readWeights(readLearnt(`${language}-topics`)), topics);
  },
  240_000,
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

/** Lines for each detail in each language. */
const FEWEST_OF_DETAIL = 12;

test.each(languages)('%s: lines are sorted by details that there are, twelve or more for each', (language) => {
  const counts = new Map<string, number>();
  for (const group of groups)
    for (const { label } of readDetailPhrasings(language, group)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const labels = Object.values(topicGroups)
    .flat()
    .flatMap((topic) => ['general', ...details[topic]].map((detail) => `${topic}.${detail}`));
  expect([...counts.keys()].sort()).toEqual(labels.sort());
  expect([...counts].filter(([, lines]) => lines < FEWEST_OF_DETAIL)).toEqual([]);
});
