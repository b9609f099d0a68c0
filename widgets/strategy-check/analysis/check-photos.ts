import { atom, type ReadableAtom } from 'nanostores';
import type { PhotoType } from '#domain/strategy-check/answers.ts';
import { guessPhotoType, photoTypeOf, subjectOfPhotoType } from '#domain/strategy-check/photo-type.ts';
import type { Photo } from '#widgets/shared/photos/photo.ts';
import { createPhotosStore, type PhotosStore } from '#widgets/shared/photos/photos-store.ts';
import type { PictureSender } from '#widgets/shared/photos/send-picture.ts';
import type { AnalysisContext } from '#widgets/strategy-check/analysis-door.ts';

const photoSlots = ['photo1', 'photo2', 'photo3'] as const;
export type PhotoSlot = (typeof photoSlots)[number];

export interface CheckPhotos extends PhotosStore<PhotoSlot> {
  /** How the last file went; undefined until it has arrived. */
  $news: ReadableAtom<{ type: PhotoType } | 'failed' | undefined>;
  /** What the photo shows: guessed from its file's name, until the visitor says so. */
  setType(slot: PhotoSlot, type: PhotoType): void;
  dismiss(): void;
  /** The photos that are there, with what they show. */
  described(): { photoType: PhotoType; file: File | null }[];
}

/** Up to three photos, in any order. */
export function createCheckPhotos(
  { photoMemory }: Pick<AnalysisContext, 'photoMemory'>,
  shrink: (original: File) => Promise<Photo>,
  sender: PictureSender,
): CheckPhotos {
  const photos = createPhotosStore({
    ...{ slots: photoSlots, memory: photoMemory, shrink, sender },
    subjectOf: (_, fileName) => subjectOfPhotoType[guessPhotoType(fileName)],
  });
  const { $photos, $refused } = photos;
  const $news = atom<{ type: PhotoType } | 'failed' | undefined>();

  return {
    ...photos,
    $news,
    setType: (slot, type) => void photos.setSubject(slot, subjectOfPhotoType[type]),
    async choose(slot, file) {
      $news.set(undefined);
      await photos.choose(slot, file);
      const photo = $photos.get()[slot];
      if ($refused.get()[slot] || photo?.state === 'failed') return $news.set('failed');
      if (photo?.state === 'sent') $news.set({ type: photoTypeOf(photo.subject) });
    },
    dismiss: () => $news.set(undefined),
    described() {
      const there = photoSlots.flatMap((slot) => $photos.get()[slot] ?? []);
      return there.map(({ subject, file = null }) => ({ photoType: photoTypeOf(subject), file }));
    },
    reset(takeBack) {
      photos.reset(takeBack);
      $news.set(undefined);
    },
  };
}
