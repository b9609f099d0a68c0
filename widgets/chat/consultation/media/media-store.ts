import { atom, type ReadableAtom } from 'nanostores';
import { PAGE_SIZE } from '#domain/contract/list.ts';
import { listMedia, type Media } from '#domain/contract/media.ts';
import type { MediaKind } from '#domain/media/media.ts';
import { guessSubject, type MediaSubject } from '#domain/media/subjects.ts';
import { subjectNames } from '#texts/media/subjects/all.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import type { ConsultationContext } from '#widgets/chat/consultation-door.ts';
import { lineProblem } from '#widgets/chat/line.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import { type Photo, PhotoError, type PhotoRefusal } from '#widgets/shared/photos/photo.ts';
import { sendPicture } from '#widgets/shared/photos/send-picture.ts';
import { textOf } from '#widgets/shared/photos/thumbnails.ts';

/** A file on its way: being made smaller, waiting for the visitor's word, being sent; or why it cannot be taken. */
export interface Upload {
  id: string;
  name: string;
  kind: MediaKind;
  subject: MediaSubject;
  state: 'reading' | 'ready' | 'sending' | 'refused';
  photo?: Photo;
  refusal?: PhotoRefusal;
}

/** How files become pictures: in a browser, by its canvas. */
export type MakePicture = (file: File, kind: MediaKind) => Promise<Photo>;

export interface MediaStore {
  $uploads: ReadableAtom<readonly Upload[]>;
  take(files: Iterable<File>): void;
  setSubject(id: string, subject: MediaSubject): void;
  send(id: string): void;
  cancel(id: string): void;
  /** Sends a picture again that did not get through; false where its file is gone. */
  retry(id: string): boolean;
  /** Tells of pictures that another device of the visit has sent or taken back; says how many pictures the visit has. */
  look(): Promise<number>;
  reset(): void;
}

/** At once; more would not be looked at one by one. */
const MOST_AT_ONCE = 6;

export function createMediaStore(context: ConsultationContext, client: ApiClient, make: MakePicture): MediaStore {
  const { environment, $options, tell } = context;
  const $uploads = atom<readonly Upload[]>([]);
  const controllers = new Map<string, AbortController>();
  /** What was sent and did not arrive. */
  const unsent = new Map<string, Upload>();
  const ids = new Set<string>();

  const find = (id: string) => $uploads.get().find((it) => it.id === id);
  const remove = (id: string) => $uploads.set($uploads.get().filter((it) => it.id !== id));
  const change = (id: string, changes: Partial<Upload>) =>
    $uploads.set($uploads.get().map((it) => (it.id === id ? { ...it, ...changes } : it)));

  function captionOf({ kind, subject }: Pick<Upload, 'kind' | 'subject'>): string {
    const { language } = $options.get();
    return consultationTexts[language].media.caption[kind](subjectNames[language][subject]);
  }

  async function read(file: File, upload: Upload) {
    const made = await make(file, upload.kind).catch((error) =>
      error instanceof PhotoError ? error.reason : 'unreadable',
    );
    if (typeof made === 'string') change(upload.id, { state: 'refused', refusal: made });
    else change(upload.id, { state: 'ready', photo: made });
  }

  async function ask({ id, kind, subject, photo }: Upload): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    try {
      const picture = { id, kind, subject, file: photo?.file ?? new Blob() };
      const media = await sendPicture(client, $options.get(), picture, controller.signal);
      if (controller.signal.aborted) return;
      ids.add(media.id);
      tell('mediaAnswered', id, media);
      unsent.delete(id);
    } catch (error) {
      if (!controller.signal.aborted) tell('mediaFailed', id, lineProblem(error));
    } finally {
      controllers.delete(id);
      remove(id);
    }
  }

  async function begin(upload: Upload) {
    const thumbnail = upload.photo && (await textOf(upload.photo.thumbnail));
    unsent.set(upload.id, upload);
    tell('mediaSent', { id: upload.id, content: captionOf(upload), thumbnail });
    await ask(upload);
  }

  async function thumbnailOf({ path }: Media): Promise<string | undefined> {
    const reply = await environment.fetch(new URL(path, $options.get().api).href, {});
    if (!reply.ok) return undefined;
    const { thumbnail } = await make(new File([await reply.blob()], 'picture.jpg', { type: 'image/jpeg' }), 'image');
    return textOf(thumbnail);
  }

  return {
    $uploads,
    take(files) {
      for (const file of [...files].slice(0, MOST_AT_ONCE)) {
        const kind = file.type.startsWith('video/') ? 'video' : 'image';
        const id = environment.randomUUID();
        const upload: Upload = { id, name: file.name, kind, subject: guessSubject(file.name), state: 'reading' };
        $uploads.set([...$uploads.get(), upload]);
        read(file, upload);
      }
    },
    setSubject: (id, subject) => change(id, { subject }),
    send(id) {
      const upload = find(id);
      if (upload?.state !== 'ready') return;
      change(id, { state: 'sending' });
      begin(upload);
    },
    cancel(id) {
      controllers.get(id)?.abort();
      if (unsent.delete(id)) tell('mediaLeft', id);
      remove(id);
    },
    retry(id) {
      const upload = unsent.get(id);
      if (!upload || controllers.has(id)) return false;
      $uploads.set([...$uploads.get(), { ...upload, state: 'sending' }]);
      ask(upload);
      return true;
    },
    async look() {
      const at = environment.now();
      const found = await client.call(listMedia);
      if (found.length < PAGE_SIZE) tell('mediaListed', new Set(found.map(({ id }) => id)), at);
      for (const media of found.toReversed()) {
        if (ids.has(media.id)) continue;
        ids.add(media.id);
        const caption = captionOf({ kind: media.mediaType, subject: media.subject });
        tell('mediaArrived', { content: caption, thumbnail: await thumbnailOf(media).catch(() => undefined) }, media);
      }
      return found.length;
    },
    reset() {
      for (const it of controllers.values()) it.abort();
      unsent.clear();
      ids.clear();
      $uploads.set([]);
    },
  };
}
