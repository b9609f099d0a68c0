import { readFileSync } from 'node:fs';
import type { Spoken } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { vectorOf } from '#api/advisor/builtin/topics/vector.ts';
import { readWeights } from '#api/advisor/builtin/topics/weights-file.ts';
import type { Language } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

export type Label = TopicId | 'none';

/** How much a text is about a subject: one that is above zero is, one far below is not. */
export interface Score {
  label: Label;
  score: number;
}

function createScorer(language: Language): (text: string, spoken: Spoken) => Score[] {
  const { labels, features, rarity, weights, scales, biases } = readWeights(
    readFileSync(new URL(`weights/${language}.bin`, import.meta.url)),
  );
  const places = new Map(Array.from(features, (feature, place) => [feature, place]));
  return (text, spoken) => {
    const sums = new Float64Array(labels.length);
    const { places: found, values } = vectorOf(text, spoken, { placeOf: (feature) => places.get(feature), rarity });
    for (const [index, place] of found.entries()) {
      const value = values[index] ?? 0;
      const row = place * labels.length;
      for (let label = 0; label < labels.length; label++)
        sums[label] = (sums[label] ?? 0) + value * (weights[row + label] ?? 0);
    }
    return labels.map((label, at) => ({
      label: label as Label,
      score: (sums[at] ?? 0) * (scales[at] ?? 0) + (biases[at] ?? 0),
    }));
  };
}

/** How much a text is about each topic, and about none, in the same order for each text of a language. */
export const scoreTopics = {
  de: createScorer('de'),
  en: createScorer('en'),
  fr: createScorer('fr'),
} satisfies Record<Language, unknown>;
