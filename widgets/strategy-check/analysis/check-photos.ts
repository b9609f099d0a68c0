import { atom, type ReadableAtom } from 'nanostores';
import { type PhotoType, photoTypes } from '#domain/strategy-check/answers.ts';
import { guessPhotoType } from '#domain/strategy-check/photo-type.ts';
import type { Photo } from '#widgets/shared/photos/photo.ts';
import { createPhotosStore, type PhotosStore } from '#widgets/shared/photos/photos-store.ts';
import type { AnalysisContext } from '#widgets/strategy-check/analysis-door.ts';

const photoSlots = ['photo1', 'photo2', 'photo3'] as const;
export type PhotoSlot = (typeof photoSlots)[number];

export interface CheckPhotos extends PhotosStore<PhotoSlot> {
  /** What each photo shows: guessed from its file's name, until the visitor says so. */
  $types: ReadableAtom<Partial<Record<PhotoSlot, PhotoType>>>;
  /** How the last file went; undefined once read. */
  $news: ReadableAtom<{ type: PhotoType } | 'failed' | undefined>;
  setType(slot: PhotoSlot, type: PhotoType): void;
  dismiss(): void;
  /** The photos that are there, with what they show. */
  described(): { photoType: PhotoType; file: File | null }[];
}

function readTypes(kept: unknown): Partial<Record<PhotoSlot, PhotoType>> {
  const known = (kept ?? {}) as Record<string, unknown>;
  const found = photoSlots.filter((slot) => photoTypes.some((type) => type === known[slot]));
  return Object.fromEntries(found.map((slot) => [slot, known[slot]]));
}

/** Up to three photos, in any order. */
export function createCheckPhotos(
  { photoMemory, photoTypeMemory }: Pick<AnalysisContext, 'photoMemory' | 'photoTypeMemory'>,
  shrink: (original: File) => Promise<Photo>,
): CheckPhotos {
  const photos = createPhotosStore(photoSlots, photoMemory, shrink);
  const $types = atom(readTypes(photoTypeMemory.read()));
  const $news = atom<{ type: PhotoType } | 'failed' | undefined>();

  function setType(slot: PhotoSlot, type: PhotoType) {
    $types.set({ ...$types.get(), [slot]: type });
    photoTypeMemory.write($types.get());
  }

  return {
    ...photos,
    $types,
    $news,
    setType,
    async choose(slot, file) {
      await photos.choose(slot, file);
      if (photos.$refused.get()[slot]) return $news.set('failed');
      const type = guessPhotoType(file.name);
      setType(slot, type);
      $news.set({ type });
    },
    dismiss: () => $news.set(undefined),
    described() {
      const files = photos.uploads();
      const there = photoSlots.filter((slot) => photos.$photos.get()[slot]);
      return there.map((slot) => ({ photoType: $types.get()[slot] ?? 'other', file: files[slot] }));
    },
    reset() {
      photos.reset();
      $types.set({});
      $news.set(undefined);
    },
  };
}
