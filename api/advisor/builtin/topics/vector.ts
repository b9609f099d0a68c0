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

/** Of a feature's 24 bits those that say where to look for it. */
const UPPER = 8;
const SHELVES = 1 << 16;

/** Where the features with the same upper bits begin, and where the last of all ends. */
function shelvesOf(features: Uint32Array): Uint32Array {
  const starts = new Uint32Array(SHELVES + 1);
  let place = 0;
  for (let shelf = 0; shelf < SHELVES; shelf++) {
    starts[shelf] = place;
    while (place < features.length && (features[place] ?? 0) >>> UPPER === shelf) place++;
  }
  starts[SHELVES] = place;
  return starts;
}

export function knownFeatures({ features, rarity }: Features): Known {
  const starts = shelvesOf(features);
  const placeOf = (feature: number) => {
    const shelf = feature >>> UPPER;
    const end = starts[shelf + 1] ?? 0;
    for (let place = starts[shelf] ?? 0; place < end; place++) if (features[place] === feature) return place;
    return undefined;
  };
  return { placeOf, rarity };
}

function lengthOf(values: readonly number[], from: number): number {
  let sum = 0;
  for (let at = from; at < values.length; at++) sum += (values[at] ?? 0) * (values[at] ?? 0);
  return Math.sqrt(sum) || 1;
}

/** What each kind of feature counts: parts of words, which stand what is mistyped, most; concepts, which are few and shared, least. */
const SHARES = { words: 1, pieces: 1.5, concepts: 0.4 };
const kinds = ['words', 'pieces', 'concepts'] as const;

/** A text's features of each kind, however many there are, count what their kind does. */
export function vectorOf(text: string, spoken: Spoken, { placeOf, rarity }: Known): Vector {
  const features = featuresOf(text, spoken);
  const places: number[] = [];
  const values: number[] = [];
  for (const kind of kinds) {
    const from = places.length;
    for (const feature of features[kind]) {
      const place = placeOf(feature);
      if (place === undefined) continue;
      places.push(place);
      values.push(rarity[place] ?? 0);
    }
    const length = lengthOf(values, from);
    for (let at = from; at < values.length; at++) values[at] = ((values[at] ?? 0) / length) * SHARES[kind];
  }
  const length = lengthOf(values, 0);
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / length;
  return { places, values };
}
