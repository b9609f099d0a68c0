import { atom, type ReadableAtom } from 'nanostores';
import { type Photo, PhotoError, type PhotoRefusal } from '#widgets/shared/photos/photo.ts';
import { type Photos, photosOf, thumbnailsOf } from '#widgets/shared/photos/thumbnails.ts';

/** Where a tab keeps thumbnails between reloads. */
export interface PhotoMemory {
  read(): unknown;
  write(thumbnails: unknown): void;
}

/** Photos by the places in which they are asked for. */
export interface PhotosStore<Slot extends string> {
  slots: readonly Slot[];
  $photos: ReadableAtom<Photos<Slot>>;
  /** Slots whose file is being read. */
  $reading: ReadableAtom<readonly Slot[]>;
  /** Why the last file of a slot was not taken. */
  $refused: ReadableAtom<Partial<Record<Slot, PhotoRefusal>>>;
  /** The photo that was taken away last, as long as it can be brought back. */
  $removed: ReadableAtom<{ slot: Slot; photo: Photo } | undefined>;
  choose(slot: Slot, file: File): Promise<void>;
  remove(slot: Slot): void;
  undo(): void;
  /** Gives up the chance to undo. */
  settle(): void;
  /** As the completion event hands them to the page. */
  uploads(): Record<Slot, File | null>;
  reset(): void;
}

/** With one entry more, or one less. */
function changed<Slot extends string, Value>(
  all: Partial<Record<Slot, Value>>,
  slot: Slot,
  value: Value | undefined,
): Partial<Record<Slot, Value>> {
  const next = { ...all };
  if (value === undefined) delete next[slot];
  else next[slot] = value;
  return next;
}

export function createPhotosStore<Slot extends string>(
  slots: readonly Slot[],
  memory: PhotoMemory,
  shrink: (original: File) => Promise<Photo>,
): PhotosStore<Slot> {
  const $photos = atom<Photos<Slot>>(photosOf(slots, memory.read()));
  const $reading = atom<readonly Slot[]>([]);
  const $refused = atom<Partial<Record<Slot, PhotoRefusal>>>({});
  const $removed = atom<{ slot: Slot; photo: Photo } | undefined>();
  /** The file each slot waits for; an earlier one that arrives later is dropped. */
  const awaited = new Map<Slot, File>();

  function put(slot: Slot, photo: Photo | undefined) {
    const photos = changed($photos.get(), slot, photo);
    $photos.set(photos);
    thumbnailsOf(photos).then((thumbnails) => {
      if ($photos.get() === photos) memory.write(thumbnails);
    });
  }

  function refuse(slot: Slot, reason: PhotoRefusal | undefined) {
    $refused.set(changed($refused.get(), slot, reason));
  }

  function stopReading(slot: Slot) {
    awaited.delete(slot);
    $reading.set($reading.get().filter((it) => it !== slot));
  }

  return {
    slots,
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
      return Object.fromEntries(slots.map((slot) => [slot, photos[slot]?.file ?? null])) as Record<Slot, File | null>;
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
