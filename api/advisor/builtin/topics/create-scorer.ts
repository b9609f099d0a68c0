import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Vector } from '#api/advisor/builtin/topics/vector.ts';
import { readWeights } from '#api/advisor/builtin/topics/weights-file.ts';

/** How much a text is about something: one that is above zero is, one far below is not. */
export interface Score<Label extends string> {
  label: Label;
  score: number;
}

export type Scorer<Label extends string> = (vector: Vector) => Score<Label>[];

/** What `scripts/train-adviser.ts` wrote. */
export const readLearnt = (name: string): Uint8Array =>
  brotliDecompressSync(readFileSync(new URL(`weights/${name}.bin.br`, import.meta.url)));

/** Where the weights of each feature begin, and where the last ends. */
function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (const [place, count] of counts.entries()) starts[place + 1] = (starts[place] ?? 0) + count;
  return starts;
}

/** Scores all labels of what was learnt, in the same order for each text. */
export function createScorer<Label extends string>(name: string): Scorer<Label> {
  const { labels, counts, weighed, roots, scales, biases } = readWeights(readLearnt(name));
  const starts = startsOf(counts);
  return ({ places, values }) => {
    const sums = new Float64Array(labels.length);
    for (let index = 0; index < places.length; index++) {
      const place = places[index] ?? 0;
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
