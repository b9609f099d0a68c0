import type { Spoken } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { featuresOf } from '#api/advisor/builtin/topics/features.ts';
import type { Features } from '#api/advisor/builtin/topics/weights-file.ts';

/** A question as numbers: the places of its features and what each counts. Its length is one. */
export interface Vector {
  places: number[];
  values: number[];
}

/** Where a feature stands, and how rare it is. */
export interface Known {
  placeOf: (feature: number) => number | undefined;
  rarity: ArrayLike<number>;
}

export function knownFeatures({ features, rarity }: Features): Known {
  const places = new Map(Array.from(features, (feature, place) => [feature, place]));
  return { placeOf: (feature) => places.get(feature), rarity };
}

const lengthOf = (values: readonly number[]) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;

function scaled(features: readonly number[], { placeOf, rarity }: Known): Vector {
  const places = features.map(placeOf).filter((place) => place !== undefined);
  const raw = places.map((place) => rarity[place] ?? 0);
  const length = lengthOf(raw);
  return { places, values: raw.map((value) => value / length) };
}

/** What each kind of feature counts: parts of words, which stand what is mistyped, most; concepts, which are few and shared, least. */
const SHARES = { words: 1, pieces: 1.5, concepts: 0.4 };

/** A text's features of each kind, however many there are, count what their kind does. */
export function vectorOf(text: string, spoken: Spoken, known: Known): Vector {
  const features = featuresOf(text, spoken);
  const groups = (['words', 'pieces', 'concepts'] as const).map((kind) => {
    const { places, values } = scaled(features[kind], known);
    return { places, values: values.map((value) => value * SHARES[kind]) };
  });
  const values = groups.flatMap((group) => group.values);
  const length = lengthOf(values);
  return { places: groups.flatMap((group) => group.places), values: values.map((value) => value / length) };
}
