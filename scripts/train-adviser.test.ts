import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readWeights, type Weights } from '#api/advisor/builtin/topics/weights-file.ts';
import { type Language, languages } from '#domain/place.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';
import { createLearner, readPhrasings, rootOf, weightsFolder } from './train-adviser.ts';

/** Of all languages together, in the repository. */
const MOST_BYTES = 3_000_000;

const fileOf = (language: Language) => join(weightsFolder, `${language}.bin.br`);

test('the weights are small', () => {
  const sizes = languages.map((language) => statSync(fileOf(language)).size);
  expect(sizes.reduce((sum, it) => sum + it)).toBeLessThan(MOST_BYTES);
});

const keptOf = (language: Language) => brotliDecompressSync(readFileSync(fileOf(language)));

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
const EVERY = process.env.DEEP ? 1 : 20;

test.each(languages)(
  '%s: the weights are what the phrasings teach: after a change run node scripts/train-adviser.ts',
  (language) => {
    const kept = readWeights(keptOf(language));
    const { chosen, labels, learn } = createLearner(readPhrasings(language), language);
    expect(kept.labels).toEqual(labels);
    expect(Buffer.compare(Buffer.from(kept.features.buffer), Buffer.from(chosen.features.buffer))).toBe(0);
    expect(Buffer.compare(kept.rarity, chosen.rarity)).toBe(0);
    for (const [label, name] of labels.entries()) {
      if (label % EVERY !== 0) continue;
      const { weights, scale, bias } = learn(name);
      const roots = keptRoots(kept, name);
      expect([kept.scales[label], kept.biases[label]]).toEqual([Math.fround(scale), Math.fround(bias)]);
      const others = weights.reduce((count, weight, place) => {
        return count + Number(roots[place] !== rootOf(weight, scale));
      }, 0);
      expect([name, others]).toEqual([name, 0]);
    }
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
