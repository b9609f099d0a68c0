import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { featuresOf } from '#api/advisor/builtin/topics/features.ts';
import { type Vector, vectorOf } from '#api/advisor/builtin/topics/vector.ts';
import { RARITY_STEP, type Weights, writeWeights } from '#api/advisor/builtin/topics/weights-file.ts';
import { type Language, languages } from '#domain/place.ts';

/**
 * Learns from `texts/adviser/phrasings` which question is about which topic: for each topic a linear machine that tells its
 * phrasings from all others (one against the rest, squared hinge loss, dual coordinate descent as in LIBLINEAR). Only sums, products,
 * roots and logarithms, in a fixed order: the same phrasings give the same bytes. `node scripts/train-adviser.ts` writes them.
 */
const phrasings = join(import.meta.dirname, '../texts/adviser/phrasings');
export const weightsFolder = join(import.meta.dirname, '../api/advisor/builtin/topics/weights');

const ROUNDS = 12;
/** How much a phrasing of the topic counts, and one of another. */
const COST = { own: 4, other: 1 };
const ENOUGH = 1e-3;
const MOST_FEATURES = 7500;
const STEPS = 127;

export interface Phrasing {
  label: string;
  text: string;
}

/** One phrasing a line, in a file named by its topic; what stands in `none` asks nothing we know. */
export function readPhrasings(language: Language, folder = phrasings): Phrasing[] {
  const place = join(folder, language);
  return readdirSync(place)
    .sort()
    .flatMap((file) => {
      const label = file.replace('.txt', '');
      const lines = readFileSync(join(place, file), 'utf8').split('\n');
      return lines.filter((it) => it.trim()).map((text) => ({ label, text: text.trim() }));
    });
}

interface Features {
  features: Uint32Array;
  rarity: Uint8Array;
}

/** The features that tell topics apart best: those of at least two phrasings, and of few topics. */
function chooseFeatures(all: readonly Phrasing[], language: Language): Features {
  const counts = new Map<number, { lines: number; labels: Map<string, number> }>();
  for (const { label, text } of all) {
    for (const feature of Object.values<number[]>({ ...featuresOf(text, spokenIn(text, language)) }).flat()) {
      const count = counts.get(feature) ?? { lines: 0, labels: new Map() };
      count.lines += 1;
      count.labels.set(label, (count.labels.get(label) ?? 0) + 1);
      counts.set(feature, count);
    }
  }
  const worth = ({ lines, labels }: { lines: number; labels: Map<string, number> }) => {
    const most = Math.max(...labels.values());
    return (most * most) / Math.sqrt(lines);
  };
  const chosen = [...counts]
    .filter(([, { lines }]) => lines > 1)
    .map(([feature, count]) => ({ feature, lines: count.lines, worth: worth(count) }))
    .sort((one, other) => other.worth - one.worth || one.feature - other.feature)
    .slice(0, MOST_FEATURES)
    .sort((one, other) => one.feature - other.feature);
  const rarest = (lines: number) => Math.min(255, Math.round(Math.log(all.length / lines) / RARITY_STEP));
  return {
    features: Uint32Array.from(chosen, ({ feature }) => feature),
    rarity: Uint8Array.from(chosen, ({ lines }) => rarest(lines)),
  };
}

/** Numbers that look random and are the same each time. */
function shuffled(length: number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, at) => at);
  let state = 20_261_122;
  for (let at = length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** All vectors in a row, as the machine reads them fastest. */
function packed(vectors: readonly Vector[]) {
  const starts = new Uint32Array(vectors.length + 1);
  for (const [at, { places }] of vectors.entries()) starts[at + 1] = (starts[at] ?? 0) + places.length;
  const places = Uint32Array.from(vectors.flatMap((it) => it.places));
  const values = Float64Array.from(vectors.flatMap((it) => it.values));
  const squares = Float64Array.from(vectors, (it) => 1 + it.values.reduce((sum, value) => sum + value * value, 0));
  return { starts, places, values, squares };
}

/** The weights of one topic, its bias at the end. */
function trainOne(
  { starts, places, values, squares }: ReturnType<typeof packed>,
  isOwn: readonly boolean[],
  size: number,
  order: Uint32Array,
): Float64Array {
  const weights = new Float64Array(size + 1);
  const alphas = new Float64Array(isOwn.length);
  for (let round = 0; round < ROUNDS; round++) {
    let largest = 0;
    for (const line of order) {
      const sign = isOwn[line] ? 1 : -1;
      const slack = 1 / (2 * (isOwn[line] ? COST.own : COST.other));
      const [from, to] = [starts[line] as number, starts[line + 1] as number];
      let sum = weights[size] as number;
      for (let at = from; at < to; at++) sum += (weights[places[at] as number] as number) * (values[at] as number);
      const alpha = alphas[line] as number;
      const gradient = sign * sum - 1 + slack * alpha;
      const next = Math.max(0, alpha - gradient / ((squares[line] as number) + slack));
      const step = (next - alpha) * sign;
      if (step === 0) continue;
      largest = Math.max(largest, Math.abs(step));
      alphas[line] = next;
      for (let at = from; at < to; at++) {
        const place = places[at] as number;
        weights[place] = (weights[place] as number) + step * (values[at] as number);
      }
      weights[size] = (weights[size] as number) + step;
    }
    if (largest < ENOUGH) break;
  }
  return weights;
}

/** What is to be known to tell the topics of one language apart. */
export function train(all: readonly Phrasing[], language: Language): Weights {
  const chosen = chooseFeatures(all, language);
  const size = chosen.features.length;
  const places = new Map(Array.from(chosen.features, (feature, place) => [feature, place]));
  const known = { placeOf: (feature: number) => places.get(feature), rarity: chosen.rarity };
  const lines = packed(all.map(({ text }) => vectorOf(text, spokenIn(text, language), known)));
  const labels = [...new Set(all.map(({ label }) => label))].sort();
  const weights = new Int8Array(size * labels.length);
  const scales = new Float32Array(labels.length);
  const biases = new Float32Array(labels.length);
  const order = shuffled(all.length);
  for (const [label, name] of labels.entries()) {
    const found = trainOne(
      lines,
      all.map((it) => it.label === name),
      size,
      order,
    );
    const scale = found.subarray(0, size).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEPS;
    scales[label] = scale;
    biases[label] = found[size] as number;
    for (let place = 0; place < size; place++)
      weights[place * labels.length + label] = Math.round((found[place] as number) / (scale || 1));
  }
  return { ...chosen, labels, weights, scales, biases };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(weightsFolder, { recursive: true });
  for (const language of languages)
    writeFileSync(join(weightsFolder, `${language}.bin`), writeWeights(train(readPhrasings(language), language)));
}
