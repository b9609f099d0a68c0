import { atom, type ReadableAtom } from 'nanostores';
import type { MediaSubject } from '#domain/media/subjects.ts';
import {
  type Photo,
  PhotoError,
  type PhotoRefusal,
  type Photos,
  type PlacedPhoto,
} from '#widgets/shared/photos/photo.ts';
import type { PictureSender } from '#widgets/shared/photos/send-picture.ts';
import { keptOf, photosOf } from '#widgets/shared/photos/thumbnails.ts';

/** Where a tab keeps thumbnails between reloads. */
export interface PhotoMemory {
  read(): unknown;
  write(thumbnails: unknown): void;
}

/** Photos by the places in which they are asked for, each sent as soon as it is chosen. */
export interface PhotosStore<Slot extends string> {
  slots: readonly Slot[];
  $photos: ReadableAtom<Photos<Slot>>;
  /** Slots whose file is being read. */
  $reading: ReadableAtom<readonly Slot[]>;
  /** Why the last file of a slot was not taken. */
  $refused: ReadableAtom<Partial<Record<Slot, PhotoRefusal>>>;
  /** The photo that was taken away last, as long as it can be brought back. */
  $removed: ReadableAtom<{ slot: Slot; photo: PlacedPhoto } | undefined>;
  /** Ends once the file is refused, or the photo has arrived or failed. */
  choose(slot: Slot, file: File): Promise<void>;
  /** Sends it anew with what it shows; what was sent before is taken back. */
  setSubject(slot: Slot, subject: MediaSubject): Promise<void>;
  /** Sends again what did not get through. */
  retry(slot: Slot): Promise<void>;
  /** Takes it back from the server too. */
  remove(slot: Slot): void;
  undo(): Promise<void>;
  /** Gives up the chance to undo. */
  settle(): void;
  /** As the completion event hands them to the page. */
  uploads(): Record<Slot, File | null>;
  /** `takeBack`: from the server too. */
  reset(takeBack: boolean): void;
}

interface PhotosInput<Slot extends string> {
  slots: readonly Slot[];
  memory: PhotoMemory;
  shrink: (original: File) => Promise<Photo>;
  sender: PictureSender;
  /** What a photo shows, until the visitor says so. */
  subjectOf: (slot: Slot, fileName: string) => MediaSubject;
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

export function createPhotosStore<Slot extends string>(input: PhotosInput<Slot>): PhotosStore<Slot> {
  const { slots, memory, shrink, sender, subjectOf } = input;
  const $photos = atom<Photos<Slot>>(photosOf(slots, memory.read()));
  const $reading = atom<readonly Slot[]>([]);
  const $refused = atom<Partial<Record<Slot, PhotoRefusal>>>({});
  const $removed = atom<{ slot: Slot; photo: PlacedPhoto } | undefined>();
  /** The file each slot waits for; an earlier one that arrives later is dropped. */
  const awaited = new Map<Slot, File>();

  function put(slot: Slot, photo: PlacedPhoto | undefined) {
    const photos = changed($photos.get(), slot, photo);
    $photos.set(photos);
    keptOf(photos).then((kept) => {
      if ($photos.get() === photos) memory.write(kept);
    });
  }

  function refuse(slot: Slot, reason: PhotoRefusal | undefined) {
    $refused.set(changed($refused.get(), slot, reason));
  }

  function stopReading(slot: Slot) {
    awaited.delete(slot);
    $reading.set($reading.get().filter((it) => it !== slot));
  }

  function takeBack(photo: PlacedPhoto | undefined) {
    if (photo?.mediaId) sender.remove(photo.mediaId);
  }

  /** A photo that has lost its place on the way is taken back on arrival. */
  async function send(slot: Slot, photo: PlacedPhoto & { file: File }) {
    const { id, subject, file } = photo;
    const isWanted = () => $photos.get()[slot]?.id === id;
    const become = (changes: Partial<PlacedPhoto>) => {
      if (isWanted()) put(slot, { ...photo, ...changes });
    };
    put(slot, { ...photo, state: 'sending' });
    const way = { isWanted, onWaiting: () => become({ state: 'waiting' }) };
    try {
      const { id: mediaId } = await sender.send({ id, kind: 'image', subject, file }, way);
      if (!isWanted()) sender.remove(mediaId);
      become({ state: 'sent', mediaId });
    } catch {
      become({ state: 'failed' });
    }
  }

  async function place(slot: Slot, { file, thumbnail }: Photo, subject: MediaSubject) {
    if (!file) return;
    takeBack($photos.get()[slot]);
    await send(slot, { id: sender.newId(), file, thumbnail, subject, state: 'sending' });
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
      await place(slot, read, subjectOf(slot, file.name));
    },
    async setSubject(slot, subject) {
      const photo = $photos.get()[slot];
      if (photo && photo.subject !== subject) await place(slot, photo, subject);
    },
    async retry(slot) {
      const photo = $photos.get()[slot];
      if (photo?.file && photo.state === 'failed') await send(slot, { ...photo, file: photo.file });
    },
    remove(slot) {
      const photo = $photos.get()[slot];
      stopReading(slot);
      refuse(slot, undefined);
      if (!photo) return;
      $removed.set(photo.file && { slot, photo });
      put(slot, undefined);
      takeBack(photo);
    },
    async undo() {
      const removed = $removed.get();
      if (!removed) return;
      $removed.set(undefined);
      await place(removed.slot, removed.photo, removed.photo.subject);
    },
    settle: () => $removed.set(undefined),
    uploads() {
      const photos = $photos.get();
      return Object.fromEntries(slots.map((slot) => [slot, photos[slot]?.file ?? null])) as Record<Slot, File | null>;
    },
    reset(isTakenBack) {
      awaited.clear();
      $reading.set([]);
      $refused.set({});
      $removed.set(undefined);
      if (isTakenBack) for (const slot of slots) takeBack($photos.get()[slot]);
      $photos.set({});
    },
  };
}
