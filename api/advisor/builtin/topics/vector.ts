import type { Spoken } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { featuresOf } from '#api/advisor/builtin/topics/features.ts';

/** A question as numbers: the places of its features and what each counts. Its length is one. */
export interface Vector {
  places: number[];
  values: number[];
}

/** Where a feature stands, and how rare it is. */
interface Known {
  placeOf: (feature: number) => number | undefined;
  rarity: ArrayLike<number>;
}

const lengthOf = (values: readonly number[]) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;

function scaled(features: readonly number[], { placeOf, rarity }: Known): Vector {
  const places = features.map(placeOf).filter((place) => place !== undefined);
  const raw = places.map((place) => rarity[place] ?? 0);
  const length = lengthOf(raw);
  return { places, values: raw.map((value) => value / length) };
}

/** Words, their pieces and concepts count alike, however many there are of each. */
export function vectorOf(text: string, spoken: Spoken, known: Known): Vector {
  const { words, pieces, concepts } = featuresOf(text, spoken);
  const groups = [words, pieces, concepts].map((features) => scaled(features, known));
  const values = groups.flatMap((group) => group.values);
  const length = lengthOf(values);
  return { places: groups.flatMap((group) => group.places), values: values.map((value) => value / length) };
}
