import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Spoken } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { vectorOf } from '#api/advisor/builtin/topics/vector.ts';
import { readWeights } from '#api/advisor/builtin/topics/weights-file.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

export type Label = TopicId | 'none';

/** How much a text is about a subject: one that is above zero is, one far below is not. */
export interface Score {
  label: Label;
  score: number;
}

/** Where the weights of each feature begin, and where the last ends. */
function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (const [place, count] of counts.entries()) starts[place + 1] = (starts[place] ?? 0) + count;
  return starts;
}

function createScorer(language: Language): (text: string, spoken: Spoken) => Score[] {
  const { labels, features, rarity, counts, weighed, roots, scales, biases } = readWeights(
    brotliDecompressSync(readFileSync(new URL(`weights/${language}.bin.br`, import.meta.url))),
  );
  const placeOf = new Map(Array.from(features, (feature, place) => [feature, place]));
  const starts = startsOf(counts);
  return (text, spoken) => {
    const sums = new Float64Array(labels.length);
    const { places, values } = vectorOf(text, spoken, { placeOf: (feature) => placeOf.get(feature), rarity });
    for (const [index, place] of places.entries()) {
      const value = values[index] ?? 0;
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < end; at++) {
        const label = weighed[at] ?? 0;
        const root = roots[at] ?? 0;
        sums[label] = (sums[label] ?? 0) + value * root * Math.abs(root);
      }
    }
    return labels.map((label, at) => ({
      label: label as Label,
      score: (sums[at] ?? 0) * (scales[at] ?? 0) + (biases[at] ?? 0),
    }));
  };
}

/** How much a text is about each topic, and about none, in the same order for each text of a language. */
export const scoreTopics = inEachLanguage(createScorer);
