import type { PhotoType } from '#domain/strategy-check/answers.ts';

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
