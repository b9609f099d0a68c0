import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { writeFeatures, writeWeights } from '#api/advisor/builtin/topics/weights-file.ts';
import { withinTurn } from '#api/reading/read-once.ts';
import { type Language, languages } from '#domain/place.ts';
import { type TopicGroup, topicGroups } from '#texts/adviser/topics/ids.ts';
import { chooseFeatures, createLearner, learnAll } from './linear-machines.ts';
import { readDetailPhrasings, readPhrasings, topicOfLabel } from './phrasings.ts';

/**
 * Learns from `texts/adviser/phrasings` which question is about which topic, and what of it is asked in particular.
 * `node scripts/train-adviser.ts` writes both, compressed; with languages behind it those alone.
 */
export const weightsFolder = join(import.meta.dirname, '../api/advisor/builtin/topics/weights');
export const groups = Object.keys(topicGroups) as TopicGroup[];

/** Each topic is told from all others. What features are chosen of is what the lines are read as: each is read once. */
export function learnTopics(language: Language) {
  return withinTurn(() => {
    const all = readPhrasings(language);
    const features = chooseFeatures(all, language);
    const learner = createLearner(all, { language, features, mostWeights: 4_000, fieldOf: () => '' });
    return { ...learner, features };
  });
}

/** Each detail is told from the others of its topic. */
export const learnDetails = (language: Language, group: TopicGroup, { features }: ReturnType<typeof learnTopics>) =>
  createLearner(readDetailPhrasings(language, group), {
    language,
    features,
    mostWeights: 80,
    fieldOf: topicOfLabel,
  });

const write = (name: string, learnt: Uint8Array) =>
  writeFileSync(join(weightsFolder, `${name}.bin.br`), brotliCompressSync(learnt));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(weightsFolder, { recursive: true });
  const named = process.argv.slice(2);
  for (const language of languages.filter((it) => named.length === 0 || named.includes(it))) {
    const topics = learnTopics(language);
    write(`${language}-features`, writeFeatures(topics.features));
    for (const group of groups)
      write(`${language}-${group}`, writeWeights(learnAll(learnDetails(language, group, topics))));
    write(`${language}-topics`, writeWeights(learnAll(topics)));
  }
}
