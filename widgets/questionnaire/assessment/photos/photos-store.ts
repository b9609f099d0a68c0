import { atom, type ReadableAtom } from 'nanostores';
import { type MediaSlot, mediaSlots } from '#domain/questionnaire/answers.ts';
import { type Photo, PhotoError, type PhotoRefusal } from '#widgets/questionnaire/assessment/photos/photo.ts';
import { type Photos, photosOf, thumbnailsOf } from '#widgets/questionnaire/assessment/photos/thumbnails.ts';
import type { AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';

/** As the completion event hands them to the page. */
type MediaUploads = Record<MediaSlot, File | null>;

export interface PhotosStore {
  $photos: ReadableAtom<Photos>;
  /** Slots whose file is being read. */
  $reading: ReadableAtom<readonly MediaSlot[]>;
  /** Why the last file of a slot was not taken. */
  $refused: ReadableAtom<Partial<Record<MediaSlot, PhotoRefusal>>>;
  /** The photo that was taken away last, as long as it can be brought back. */
  $removed: ReadableAtom<{ slot: MediaSlot; photo: Photo } | undefined>;
  choose(slot: MediaSlot, file: File): Promise<void>;
  remove(slot: MediaSlot): void;
  undo(): void;
  /** Gives up the chance to undo. */
  settle(): void;
  uploads(): MediaUploads;
  reset(): void;
}

export function createPhotosStore(
  { photoMemory }: Pick<AssessmentContext, 'photoMemory'>,
  shrink: (original: File) => Promise<Photo>,
): PhotosStore {
  const $photos = atom<Photos>(photosOf(photoMemory.read()));
  const $reading = atom<readonly MediaSlot[]>([]);
  const $refused = atom<Partial<Record<MediaSlot, PhotoRefusal>>>({});
  const $removed = atom<{ slot: MediaSlot; photo: Photo } | undefined>();
  /** The file each slot waits for; an earlier one that arrives later is dropped. */
  const awaited = new Map<MediaSlot, File>();

  function put(slot: MediaSlot, photo: Photo | undefined) {
    const { [slot]: _, ...others } = $photos.get();
    const photos = photo ? { ...others, [slot]: photo } : others;
    $photos.set(photos);
    thumbnailsOf(photos).then((thumbnails) => {
      if ($photos.get() === photos) photoMemory.write(thumbnails);
    });
  }

  function refuse(slot: MediaSlot, reason: PhotoRefusal | undefined) {
    const { [slot]: _, ...others } = $refused.get();
    $refused.set(reason ? { ...others, [slot]: reason } : others);
  }

  function stopReading(slot: MediaSlot) {
    awaited.delete(slot);
    $reading.set($reading.get().filter((it) => it !== slot));
  }

  return {
    $photos,
    $reading,
    $refused,
    $removed,
    async choose(slot, file) {
      stopReading(slot);
      awaited.set(slot, file);
      $reading.set([...$reading.get(), slot]);
      refuse(slot, undefined);
      const read = await shrink(file).catch((error) => (error instanceof PhotoError ? error.reason : 'unreadable'));
      if (awaited.get(slot) !== file) return;
      stopReading(slot);
      if (typeof read === 'string') return refuse(slot, read);
      if ($removed.get()?.slot === slot) $removed.set(undefined);
      put(slot, read);
    },
    remove(slot) {
      const photo = $photos.get()[slot];
      stopReading(slot);
      refuse(slot, undefined);
      if (!photo) return;
      $removed.set({ slot, photo });
      put(slot, undefined);
    },
    undo() {
      const removed = $removed.get();
      if (!removed) return;
      $removed.set(undefined);
      put(removed.slot, removed.photo);
    },
    settle: () => $removed.set(undefined),
    uploads() {
      const photos = $photos.get();
      return Object.fromEntries(mediaSlots.map((slot) => [slot, photos[slot]?.file ?? null])) as MediaUploads;
    },
    reset() {
      awaited.clear();
      $reading.set([]);
      $refused.set({});
      $removed.set(undefined);
      $photos.set({});
    },
  };
}
