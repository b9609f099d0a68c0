/** What the training found for one language. */
export interface Weights {
  /** What can be asked, `none` among them. */
  labels: readonly string[];
  /** Features in ascending order, and how rare each is. */
  features: Uint32Array;
  rarity: Uint8Array;
  /** How many labels each feature weighs for, and one feature after another which and how much; to be multiplied by the label's scale. */
  counts: Uint8Array;
  weighed: Uint8Array;
  weights: Int8Array;
  scales: Float32Array;
  biases: Float32Array;
}

/** Steps between a feature that every question has and one that a single question has. */
export const RARITY_STEP = 1 / 24;

const arraysOf = ({ features, scales, biases, rarity, counts, weighed, weights }: Weights) => [
  features,
  scales,
  biases,
  rarity,
  counts,
  weighed,
  weights,
];
const bytesOf = (it: ArrayBufferView) => new Uint8Array(it.buffer, it.byteOffset, it.byteLength);
const WORD = 4;

/** A line of labels, filled up to whole words, then the arrays one after another, the lowest byte first. */
export function writeWeights(weights: Weights): Uint8Array {
  const head = JSON.stringify({ labels: weights.labels, features: weights.features.length });
  const line = new TextEncoder().encode(`${head.padEnd(Math.ceil((head.length + 1) / WORD) * WORD - 1)}\n`);
  return Buffer.concat([line, ...arraysOf(weights).map(bytesOf)]);
}

export function readWeights(file: Uint8Array): Weights {
  const end = file.indexOf(10) + 1;
  const { labels, features: count } = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as {
    labels: string[];
    features: number;
  };
  const data = new Uint8Array(file.subarray(end)).buffer;
  const scalesAt = count * WORD;
  const biasesAt = scalesAt + labels.length * WORD;
  const rarityAt = biasesAt + labels.length * WORD;
  const weighedAt = rarityAt + 2 * count;
  const weighed = (data.byteLength - weighedAt) / 2;
  return {
    labels,
    features: new Uint32Array(data, 0, count),
    scales: new Float32Array(data, scalesAt, labels.length),
    biases: new Float32Array(data, biasesAt, labels.length),
    rarity: new Uint8Array(data, rarityAt, count),
    counts: new Uint8Array(data, rarityAt + count, count),
    weighed: new Uint8Array(data, weighedAt, weighed),
    weights: new Int8Array(data, weighedAt + weighed, weighed),
  };
}
