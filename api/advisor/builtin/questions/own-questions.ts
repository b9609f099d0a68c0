import { fold } from '#api/advisor/builtin/fold.ts';
import { readOnce } from '#api/reading/read-once.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';
import { detailTexts } from '#texts/adviser/details/all.ts';
import type { Particular } from '#texts/adviser/details/ids.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** What a question of ours is the question to. */
export interface OwnQuestion {
  topic: TopicId;
  particular: Particular;
}

const keyOf = readOnce((text: string) => (fold(text).match(/[\p{L}\d]+/gu) ?? []).join(' '));
/** Characters; who taps a question sends no more. */
const LONGEST = 120;

const answersOf = inEachLanguage((language) => {
  const all = (Object.keys(topics[language]) as TopicId[]).flatMap((topic) => [
    { topic, particular: 'general' as const, ...topics[language][topic] },
    ...Object.entries(detailTexts[language][topic]).map(([particular, detail]) => ({
      topic,
      particular: particular as Particular,
      ...detail,
    })),
  ]);
  return new Map(all.map(({ topic, particular, question }) => [keyOf(question), { topic, particular }]));
});

/** What a text asks that is word for word a question of ours, as whoever taps it sends it. */
export const ownQuestion = (text: string, language: Language): OwnQuestion | undefined =>
  text.length > LONGEST ? undefined : answersOf[language].get(keyOf(text));

/** The question that an answer of ours is the answer to. */
export function questionOf({ topic, particular }: OwnQuestion, language: Language): string {
  const told = particular === 'general' ? undefined : detailTexts[language][topic][particular];
  return (told ?? topics[language][topic]).question;
}
