import { describe, expect, test } from 'vitest';
import { extractTags } from '#api/reading/extraction/extract-tags.ts';
import { type Language, languages } from '#domain/place.ts';
import type { ChatCase } from '#tests/chat-corpus/chat-case.ts';
import { type CorpusPart, factsRead } from '#tests/chat-corpus/facts-read.ts';
import { trainingCases } from '#tests/chat-corpus/training-cases.ts';

/** The bar of every part in every language. */
const FACTS_AT_LEAST = 0.95;
/** Parts that do not reach the bar yet, and what they must not fall below. */
const shortOfTheBar: Record<string, number> = { 'held-out fr': 0.945 };
const TAGS_AT_LEAST = 0.85;

interface Score {
  precision: number;
  recall: number;
  misses: string[];
}
type Pairs = (it: ChatCase) => { wanted: string[]; got: string[] };

const pairsOf = (record: object) => Object.entries(record).map(([name, value]) => `${name}=${value}`);
const factPairs =
  (language: Language, part: CorpusPart): Pairs =>
  (it) => ({ wanted: pairsOf(it.facts), got: pairsOf(factsRead(it, language, part)) });
const tagPairs =
  (language: Language): Pairs =>
  ({ text, interests = [], concerns = [], gaps = [] }) => {
    const got = extractTags(text, language);
    return { wanted: [...interests, ...concerns, ...gaps], got: [...got.interests, ...got.concerns, ...got.gaps] };
  };

/** Precision and recall over all pairs of all cases, with a line for each case that is not read as written. */
function score(cases: readonly ChatCase[], pairs: Pairs): Score {
  const misses: string[] = [];
  let [right, wanted, got] = [0, 0, 0];
  for (const it of cases) {
    const read = pairs(it);
    const missing = read.wanted.filter((pair) => !read.got.includes(pair));
    const extra = read.got.filter((pair) => !read.wanted.includes(pair));
    right += read.wanted.length - missing.length;
    wanted += read.wanted.length;
    got += read.got.length;
    const marks = [...missing.map((pair) => `-${pair}`), ...extra.map((pair) => `+${pair}`)];
    if (marks.length > 0) misses.push(`${marks.join(' ')}  «${it.text}»${it.asked ? ` (${it.asked})` : ''}`);
  }
  return { precision: right / (got || 1), recall: right / (wanted || 1), misses };
}

/** What is held out is not shown, or it would be learnt from. */
function print(title: string, { precision, recall, misses }: Score, isShown: boolean) {
  const shown = isShown ? misses : [];
  console.log([`${title}: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`, ...shown].join('\n  '));
}

type Corpus = Record<Language, readonly ChatCase[]>;
const parts: Record<CorpusPart, () => Promise<Corpus>> = {
  train: async () => trainingCases,
  'held-out': async () => (await import('#tests/chat-corpus/held-out/held-out-cases.ts')).heldOutCases,
};

describe.each(Object.keys(parts) as CorpusPart[])('%s', (part) => {
  test.each(languages)('%s: what a message teaches is read', async (language) => {
    const corpus = await parts[part]();
    const result = score(corpus[language], factPairs(language, part));
    print(`${part} ${language} facts`, result, part === 'train');
    const floor = shortOfTheBar[`${part} ${language}`] ?? FACTS_AT_LEAST;
    expect(result.precision).toBeGreaterThanOrEqual(floor);
    expect(result.recall).toBeGreaterThanOrEqual(floor);
  });

  test.each(languages)('%s: interests, concerns and gaps are read', async (language) => {
    const corpus = await parts[part]();
    const result = score(corpus[language], tagPairs(language));
    print(`${part} ${language} tags`, result, part === 'train');
    expect(result.precision).toBeGreaterThanOrEqual(TAGS_AT_LEAST);
    expect(result.recall).toBeGreaterThanOrEqual(TAGS_AT_LEAST);
  });
});
