import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSubjects } from '#api/advisor/builtin/questions/read-subjects.ts';
import {
  type Evidence,
  evidenceNames,
  evidenceOf,
  type LineKind,
  lineClasses,
  lineKinds,
} from '#api/advisor/builtin/topics/evidence.ts';
import { findTopic, likelihoods, type Weighing } from '#api/advisor/builtin/topics/find-topic.ts';
import { type Language, languages } from '#domain/place.ts';
import { historyOf, overlaps, readDialogues, type Said } from './dialogues.ts';

/**
 * Learns from `texts/adviser/dialogues` how much each kind of evidence weighs: multinomial logistic regression over the topics, one
 * set of weights that all lines share and one that each class of lines adds, by gradient descent (Adam) on all lines at once. What
 * was talked of before a line is what the adviser heard, so it is run again until nothing changes much. `node scripts/weigh-evidence.ts`
 * after `scripts/train-adviser.ts`.
 */
const dialogues = join(import.meta.dirname, '../texts/adviser/dialogues');
const target = join(import.meta.dirname, '../api/advisor/builtin/topics/weights/evidence.json');

interface Example {
  evidence: Evidence;
  kind: LineKind;
  /** Places of the labels that are right. */
  right: readonly number[];
}

/** Sums are worked out and not looked up: which topic they are near is no example. */
const SUM = 'sum';

function rightOf({ text: message, asked }: Said, line: string, labels: readonly string[]): number[] | undefined {
  const topics = asked.filter(({ text }) => overlaps(message, text, line)).flatMap((it) => it.topics);
  if (topics.includes(SUM)) return undefined;
  const places = topics.map((it) => labels.indexOf(it)).filter((it) => it >= 0);
  return places.length > 0 ? places : [labels.indexOf('none')];
}

/** A message with those before it. */
interface Scene {
  said: Said;
  before: readonly Said[];
}

/** Of two messages one asks a second thing, which has nothing to do with the first. */
const SECOND = 2;
/** Where that is taken from: as many conversations on, and by such steps through its messages. */
const ELSEWHERE = { conversations: 5, messages: 3 };

const isSingle = ({ asked }: Said) => asked.length === 1 && asked.every(({ topics }) => !topics.includes(SUM));

function withSecond(said: Said, other: Said | undefined): Said | undefined {
  if (other === undefined || !isSingle(said) || !isSingle(other)) return undefined;
  const topics = said.asked.flatMap((it) => it.topics);
  if (other.asked.some((it) => it.topics.some((topic) => topics.includes(topic)))) return undefined;
  return { text: `${said.text} ${other.text}`, asked: [...said.asked, ...other.asked] };
}

/** Every message of the conversations in its place, and of some a second time with what another conversation asks. */
function scenesOf(language: Language): Scene[] {
  const all = readDialogues(dialogues, language);
  return all.flatMap(({ messages }, talk) => {
    const others = all[(talk + ELSEWHERE.conversations) % all.length]?.messages ?? [];
    return messages.flatMap((said, at): Scene[] => {
      const before = messages.slice(0, at);
      const other = others[(at * ELSEWHERE.messages) % others.length];
      const both = (talk + at) % SECOND === 0 ? withSecond(said, other) : undefined;
      return [{ said, before }, ...(both ? [{ said: both, before }] : [])];
    });
  });
}

/** Every line of the conversations with all that speaks for what it is about. */
function examplesOf(language: Language): Example[] {
  const examples: Example[] = [];
  for (const { said, before: earlier } of scenesOf(language)) {
    const hear: typeof findTopic = (line, of, before) => {
      const evidence = evidenceOf(line, of, before);
      const right = rightOf(said, line.text, evidence.labels);
      if (right) examples.push({ evidence, kind: line.kind, right });
      return findTopic(line, of, before);
    };
    readSubjects(said.text, historyOf(earlier), language, {}, hear);
  }
  return examples;
}

const ROUNDS = 400;
const STEP = 0.05;
const DECAY = { slope: 0.9, square: 0.999 };
const SMALL = 1e-8;
/** How strongly weights are drawn to zero: those that all lines share hardly, those that a class adds more. */
const HOLD = { shared: 0.1, added: 2 };

const OWN = evidenceNames.length;
const WIDTH = OWN + lineKinds.length;
const startOf = (line: Evidence) => (lineClasses.indexOf(line.class) + 1) * WIDTH;

function weighingOf(values: Float64Array): Weighing {
  const perClass = <Value>(make: (value: (place: number) => number) => Value) =>
    Object.fromEntries(
      lineClasses.map((name, at) => [
        name,
        make((place) => (values[place] ?? 0) + (values[(at + 1) * WIDTH + place] ?? 0)),
      ]),
    ) as Record<(typeof lineClasses)[number], Value>;
  return {
    evidence: perClass((value) => evidenceNames.map((_, place) => value(place))),
    none: perClass(
      (value) =>
        Object.fromEntries(lineKinds.map((kind, place) => [kind, value(OWN + place)])) as Record<LineKind, number>,
    ),
  };
}

/** How the likelihood of what is wrong falls with each weight. */
function slopeOf(examples: readonly Example[], values: Float64Array): Float64Array {
  const slope = values.map((value, place) => value * (place < WIDTH ? HOLD.shared : HOLD.added));
  const weighing = weighingOf(values);
  for (const { evidence, kind, right } of examples) {
    const likely = likelihoods(evidence, kind, weighing);
    const rightly = right.reduce((sum, it) => sum + (likely[it] ?? 0), SMALL);
    for (const [label, likelihood] of likely.entries()) {
      const error = likelihood - (right.includes(label) ? likelihood / rightly : 0);
      const add = (place: number, value: number) => {
        for (const at of [place, startOf(evidence) + place]) slope[at] = (slope[at] ?? 0) + error * value;
      };
      for (const [place, value] of (evidence.of[label] ?? []).entries()) if (value !== 0) add(place, value);
      if (evidence.labels[label] === 'none') add(OWN + lineKinds.indexOf(kind), 1);
    }
  }
  return slope;
}

function weigh(examples: readonly Example[]): Weighing {
  const values = new Float64Array(WIDTH * (lineClasses.length + 1));
  const slopes = new Float64Array(values.length);
  const squares = new Float64Array(values.length);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [at, slope] of slopeOf(examples, values).entries()) {
      slopes[at] = DECAY.slope * (slopes[at] ?? 0) + (1 - DECAY.slope) * slope;
      squares[at] = DECAY.square * (squares[at] ?? 0) + (1 - DECAY.square) * slope * slope;
      const step = (slopes[at] ?? 0) / (1 - DECAY.slope ** round);
      const size = Math.sqrt((squares[at] ?? 0) / (1 - DECAY.square ** round)) + SMALL;
      values[at] = (values[at] ?? 0) - (STEP * step) / size;
    }
  }
  return weighingOf(values);
}

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const weighing = weigh(languages.flatMap(examplesOf));
  writeFileSync(target, `${JSON.stringify(weighing, rounded, 1)}\n`);
}
