import { type Spoken, spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { createScorer, readLearnt, type Score as ScoreOf } from '#api/advisor/builtin/topics/create-scorer.ts';
import { knownFeatures, vectorOf } from '#api/advisor/builtin/topics/vector.ts';
import { readFeatures } from '#api/advisor/builtin/topics/weights-file.ts';
import { readOnceIn } from '#api/reading/read-once.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

export type Label = TopicId | 'none';

export type Score = ScoreOf<Label>;

/** The features of each language that weigh for something. */
const known = inEachLanguage((language) => knownFeatures(readFeatures(readLearnt(`${language}-features`))));

const learnt = inEachLanguage((language) => createScorer<Label>(`${language}-topics`));

/** A text as numbers. */
export const vectorIn = readOnceIn((text: string, language: Language) =>
  vectorOf(text, spokenIn(text, language), known[language]),
);

/** How much a text is about each topic, and about none, in the same order for each text of a language. */
export const scoreTopics = readOnceIn((text, language): readonly Score[] => learnt[language](vectorIn(text, language)));

/** The same, as if it spoke of something else. */
export const scoreTopicsAs = (text: string, spoken: Spoken, language: Language): readonly Score[] =>
  learnt[language](vectorOf(text, spoken, known[language]));
