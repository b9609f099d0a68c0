/** The features of one language in ascending order, and how rare each is. */
export interface Features {
  features: Uint32Array;
  rarity: Uint8Array;
}

/** What the training found for some labels. */
export interface Weights {
  labels: readonly string[];
  /**
   * How many labels each feature weighs for, and one feature after another which, and the root of how much, with its sign: squared it
   * is to be multiplied by the label's scale.
   */
  counts: Uint8Array;
  weighed: Uint8Array;
  roots: Int8Array;
  scales: Float32Array;
  biases: Float32Array;
}

/** Steps between a feature that every question has and one that a single question has. */
export const RARITY_STEP = 1 / 24;

const bytesOf = (it: ArrayBufferView) => new Uint8Array(it.buffer, it.byteOffset, it.byteLength);
const WORD = 4;
/** Of a feature's number. */
const BYTES = 3;

/** How far each feature lies from the one before, the lowest bytes of all first: these compress to a third of the numbers. */
function gapsOf(features: Uint32Array): Uint8Array {
  const gaps = new Uint8Array(features.length * BYTES);
  for (let place = 0; place < features.length; place++) {
    const gap = (features[place] ?? 0) - (features[place - 1] ?? 0);
    for (let byte = 0; byte < BYTES; byte++) gaps[byte * features.length + place] = gap >>> (8 * byte);
  }
  return gaps;
}

function featuresFrom(gaps: Uint8Array): Uint32Array {
  const features = new Uint32Array(gaps.length / BYTES);
  for (let place = 0; place < features.length; place++) {
    let gap = 0;
    for (let byte = 0; byte < BYTES; byte++) gap += (gaps[byte * features.length + place] ?? 0) << (8 * byte);
    features[place] = (features[place - 1] ?? 0) + gap;
  }
  return features;
}

export const writeFeatures = ({ features, rarity }: Features): Uint8Array =>
  Buffer.concat([gapsOf(features), rarity].map(bytesOf));

export function readFeatures(file: Uint8Array): Features {
  const count = file.length / (BYTES + 1);
  return { features: featuresFrom(file.subarray(0, count * BYTES)), rarity: file.subarray(count * BYTES) };
}

/** A line of labels, filled up to whole words, then the arrays one after another, the lowest byte first. */
export function writeWeights({ labels, scales, biases, counts, weighed, roots }: Weights): Uint8Array {
  const head = JSON.stringify({ labels, features: counts.length });
  const line = new TextEncoder().encode(`${head.padEnd(Math.ceil((head.length + 1) / WORD) * WORD - 1)}\n`);
  return Buffer.concat([line, ...[scales, biases, counts, weighed, roots].map(bytesOf)]);
}

export function readWeights(file: Uint8Array): Weights {
  const end = file.indexOf(10) + 1;
  const { labels, features: count } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as {
    labels: string[];
    features: number;
  };
  const data = new Uint8Array(file.subarray(end)).buffer;
  const biasesAt = labels.length * WORD;
  const countsAt = biasesAt + labels.length * WORD;
  const weighedAt = countsAt + count;
  const weighed = (data.byteLength - weighedAt) / 2;
  return {
    labels,
    scales: new Float32Array(data, 0, labels.length),
    biases: new Float32Array(data, biasesAt, labels.length),
    counts: new Uint8Array(data, countsAt, count),
    weighed: new Uint8Array(data, weighedAt, weighed),
    roots: new Int8Array(data, weighedAt + weighed, weighed),
  };
}
