import { spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { featuresOf } from '#api/advisor/builtin/topics/features.ts';
import { knownFeatures, type Vector, vectorOf } from '#api/advisor/builtin/topics/vector.ts';
import { type Features, RARITY_STEP, type Weights } from '#api/advisor/builtin/topics/weights-file.ts';
import type { Language } from '#domain/place.ts';
import type { Phrasing } from './phrasings.ts';

/**
 * Linear machines that tell the phrasings of each label from those of others (one against the rest, squared hinge loss, dual coordinate
 * descent as in LIBLINEAR). Only sums, products, roots and logarithms, in a fixed order: the same phrasings give the same bytes.
 */
const MOST_ROUNDS = 200;
/** How much a phrasing of the topic counts, and one of another. */
const COST = { own: 4, other: 2 };
/** Of the largest gradient that is left: then the machine has nothing more to learn. */
const ENOUGH = 0.02;
/** Of the root of a weight. */
const STEPS = 11;

/** What is learnt, and how much of it is kept. */
export interface Lesson {
  language: Language;
  features: Features;
  /** Weights of a label; each is learnt twice, the second time with no more than those that weighed most. */
  mostWeights: number;
  /** A label is told from those of its own field. */
  fieldOf: (label: string) => string;
}

/** What fewer phrasings have is left out: it hardly helps, and each costs seven bytes. */
const FEWEST_LINES = 5;

/** The features that enough phrasings have. */
export function chooseFeatures(all: readonly Phrasing[], language: Language): Features {
  const counts = new Map<number, number>();
  for (const { text } of all)
    for (const feature of Object.values<number[]>({ ...featuresOf(text, spokenIn(text, language)) }).flat())
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const chosen = [...counts].filter(([, lines]) => lines >= FEWEST_LINES).sort(([one], [other]) => one - other);
  const rarest = (lines: number) => Math.min(255, Math.round(Math.log(all.length / lines) / RARITY_STEP));
  return {
    features: Uint32Array.from(chosen, ([feature]) => feature),
    rarity: Uint8Array.from(chosen, ([, lines]) => rarest(lines)),
  };
}

/** Numbers that look random and are the same each time. */
function createRandom(): (below: number) => number {
  let state = 20_261_122;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffle(order: Uint32Array, random: (below: number) => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = random(at + 1);
    const moved = order[at] as number;
    order[at] = order[other] as number;
    order[other] = moved;
  }
}

/** All vectors in a row, as the machine reads them fastest. */
function packed(vectors: readonly Vector[]) {
  const starts = new Uint32Array(vectors.length + 1);
  for (const [at, { places }] of vectors.entries()) starts[at + 1] = (starts[at] ?? 0) + places.length;
  const places = Uint32Array.from(vectors.flatMap((it) => it.places));
  const values = Float64Array.from(vectors.flatMap((it) => it.values));
  return { starts, places, values };
}

/** One, and the squares of what a line has of the kept features. */
function squaresOf({ starts, places, values }: ReturnType<typeof packed>, isKept: Uint8Array): Float64Array {
  const squares = new Float64Array(starts.length - 1).fill(1);
  for (let line = 0; line < squares.length; line++)
    for (let at = starts[line] as number; at < (starts[line + 1] as number); at++)
      if (isKept[places[at] as number]) squares[line] = (squares[line] as number) + (values[at] as number) ** 2;
  return squares;
}

/** The weights of one topic among the kept features, its bias at the end. Lines that are told apart clearly are left out until the others are learnt. */
function trainOne(lines: ReturnType<typeof packed>, isOwn: readonly boolean[], isKept: Uint8Array): Float64Array {
  const { starts, places, values } = lines;
  const size = isKept.length;
  const squares = squaresOf(lines, isKept);
  const weights = new Float64Array(size + 1);
  const alphas = new Float64Array(isOwn.length);
  const random = createRandom();
  const all = Uint32Array.from(isOwn, (_, line) => line);
  let open = all;
  let largestBefore = Number.POSITIVE_INFINITY;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let [largest, kept] = [0, 0];
    shuffle(open, random);
    for (let turn = 0; turn < open.length; turn++) {
      const line = open[turn] as number;
      const sign = isOwn[line] ? 1 : -1;
      const slack = 1 / (2 * (isOwn[line] ? COST.own : COST.other));
      const [from, to] = [starts[line] as number, starts[line + 1] as number];
      let sum = weights[size] as number;
      for (let at = from; at < to; at++) sum += (weights[places[at] as number] as number) * (values[at] as number);
      const alpha = alphas[line] as number;
      const gradient = sign * sum - 1 + slack * alpha;
      if (alpha === 0 && gradient > largestBefore) continue;
      open[turn] = open[kept] as number;
      open[kept] = line;
      kept += 1;
      if (alpha === 0 && gradient >= 0) continue;
      largest = Math.max(largest, Math.abs(gradient));
      const next = Math.max(0, alpha - gradient / ((squares[line] as number) + slack));
      const step = (next - alpha) * sign;
      alphas[line] = next;
      for (let at = from; at < to; at++) {
        const place = places[at] as number;
        if (isKept[place]) weights[place] = (weights[place] as number) + step * (values[at] as number);
      }
      weights[size] = (weights[size] as number) + step;
    }
    const isWhole = kept === all.length;
    if (largest < ENOUGH && isWhole) break;
    open = largest < ENOUGH ? all : open.subarray(0, kept);
    largestBefore = largest < ENOUGH ? Number.POSITIVE_INFINITY : largest;
  }
  return weights;
}

interface Column {
  weights: Float64Array;
  bias: number;
  /** What the squares of its roots are multiplied by. */
  scale: number;
}

/** The weights of one label, its bias apart. */
function columnOf(found: Float64Array, size: number): Column {
  const weights = found.subarray(0, size);
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  return { weights, bias: found[size] as number, scale: most / STEPS ** 2 || 1 };
}

/** Small weights, of which there are many, are told apart more finely than large ones. */
export const rootOf = (weight: number, scale: number) =>
  Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / scale));

/** Marks the features that weigh most. */
function heaviest(found: Float64Array, size: number, mostWeights: number): Uint8Array {
  const sizes = found.subarray(0, size).map(Math.abs);
  const least = Math.max(Number.MIN_VALUE, sizes.toSorted().at(-mostWeights) ?? 0);
  return Uint8Array.from(sizes, (it) => Number(it >= least));
}

/** The weights, one feature after another. */
function inRows(columns: readonly Column[], size: number) {
  const counts = new Uint8Array(size);
  const weighed: number[] = [];
  const roots: number[] = [];
  for (let place = 0; place < size; place++) {
    for (const [label, { weights, scale }] of columns.entries()) {
      const weight = weights[place] as number;
      const root = rootOf(weight, scale);
      if (root === 0) continue;
      counts[place] = (counts[place] as number) + 1;
      weighed.push(label);
      roots.push(root);
    }
  }
  return { counts, weighed: Uint8Array.from(weighed), roots: Int8Array.from(roots) };
}

/** Learns labels one by one: each is told apart from all others of its field, and none needs what another learnt. */
export function createLearner(all: readonly Phrasing[], { language, features, fieldOf, mostWeights }: Lesson) {
  const size = features.rarity.length;
  const known = knownFeatures(features);
  const fields = new Map<string, { labels: string[]; lines: ReturnType<typeof packed> }>();
  for (const [field, of] of Map.groupBy(all, ({ label }) => fieldOf(label)))
    fields.set(field, {
      labels: of.map(({ label }) => label),
      lines: packed(of.map(({ text }) => vectorOf(text, spokenIn(text, language), known))),
    });
  return {
    size,
    labels: [...new Set(all.map(({ label }) => label))].sort(),
    learn(name: string): Column {
      const { labels = [], lines = packed([]) } = fields.get(fieldOf(name)) ?? {};
      const isOwn = labels.map((label) => label === name);
      const first = trainOne(lines, isOwn, new Uint8Array(size).fill(1));
      return columnOf(trainOne(lines, isOwn, heaviest(first, size, mostWeights)), size);
    },
  };
}

/** What is to be known to tell labels apart. */
export function learnAll({ size, labels, learn }: ReturnType<typeof createLearner>): Weights {
  const columns = labels.map(learn);
  return {
    labels,
    ...inRows(columns, size),
    scales: Float32Array.from(columns, ({ scale }) => scale),
    biases: Float32Array.from(columns, ({ bias }) => bias),
  };
}
