import type { MediaSubject } from '#domain/media/subjects.ts';
import { type PhotoType, photoTypes } from '#domain/strategy-check/answers.ts';

export const MAX_PHOTOS = 3;

/** Source: assessment-flows, section 3. */
const words: readonly (readonly [PhotoType, readonly string[]])[] = [
  ['roof', ['roof']],
  ['fuse-box', ['fuse', 'electric', 'panel']],
  ['driveway', ['driveway', 'garage']],
];

/** What a photo most likely shows, by the name of its file. */
export function guessPhotoType(fileName: string): PhotoType {
  const name = fileName.toLowerCase();
  return words.find(([, parts]) => parts.some((part) => name.includes(part)))?.[0] ?? 'other';
}

/** The same, as all photos of homes name it. */
export const subjectOfPhotoType: Record<PhotoType, MediaSubject> = {
  roof: 'roof',
  'fuse-box': 'electricalPanel',
  driveway: 'garage',
  other: 'other',
};

export function photoTypeOf(subject: MediaSubject): PhotoType {
  return photoTypes.find((type) => subjectOfPhotoType[type] === subject) ?? 'other';
}
