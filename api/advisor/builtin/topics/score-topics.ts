import type { Spoken } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import { createScorer, readLearnt, type Score as ScoreOf } from '#api/advisor/builtin/topics/create-scorer.ts';
import { knownFeatures, vectorOf } from '#api/advisor/builtin/topics/vector.ts';
import { readFeatures } from '#api/advisor/builtin/topics/weights-file.ts';
import { inEachLanguage } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

export type Label = TopicId | 'none';

export type Score = ScoreOf<Label>;

/** The features of each language that weigh for something. */
export const known = inEachLanguage((language) => knownFeatures(readFeatures(readLearnt(`${language}-features`))));

/** How much a text is about each topic, and about none, in the same order for each text of a language. */
export const scoreTopics = inEachLanguage((language) => {
  const score = createScorer<Label>(`${language}-topics`);
  return (text: string, spoken: Spoken) => score(vectorOf(text, spoken, known[language]));
});
