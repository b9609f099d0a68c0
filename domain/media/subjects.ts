import { subjectWords } from '#domain/media/words/all.ts';

/** What a picture of a home can show. */
export const mediaSubjects = ['exterior', 'roof', 'electricalPanel', 'garage', 'attic', 'heating', 'other'] as const;
export type MediaSubject = (typeof mediaSubjects)[number];

/** The first that fits counts, in whatever language. Source of the order: assessment-flows, section 4. */
const words = (['roof', 'electricalPanel', 'garage', 'attic', 'heating'] as const).map((subject) => {
  const parts = Object.values(subjectWords).flatMap((it) => it[subject]);
  return [subject, new RegExp(parts.join('|'))] as const;
});

/** What a picture most likely shows, by the name of its file. */
export function guessSubject(fileName: string): MediaSubject {
  const name = fileName.toLowerCase().normalize('NFC');
  return words.find(([, parts]) => parts.test(name))?.[0] ?? 'exterior';
}
