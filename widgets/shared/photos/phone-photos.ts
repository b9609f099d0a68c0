import { atom, type ReadableAtom } from 'nanostores';
import { listMedia, type Media } from '#domain/contract/media.ts';
import type { MediaSubject } from '#domain/media/subjects.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { Environment } from '#widgets/shared/environment.ts';

/** A picture that another device of the visit has added. */
export interface PhonePhoto {
  id: string;
  subject: MediaSubject;
  /** Undefined where it could not be fetched. */
  picture: Blob | undefined;
}

export interface PhonePhotos {
  $photos: ReadableAtom<readonly PhonePhoto[]>;
  /** Looks what there is now; says how many pictures the visit has. */
  look(): Promise<number>;
  remove(id: string): void;
  /** `takeBack`: from the server too. */
  reset(takeBack: boolean): void;
}

interface PhonePhotosInput {
  environment: Environment;
  $options: ReadableAtom<WidgetOptions>;
  client: Pick<ApiClient, 'call'>;
  /** Pictures of the visit that stand elsewhere in this widget. */
  isOwn(id: string): boolean;
  takeBack(id: string): void;
}

export function createPhonePhotos({ environment, $options, client, isOwn, takeBack }: PhonePhotosInput): PhonePhotos {
  const $photos = atom<readonly PhonePhoto[]>([]);
  /** What is being taken back. */
  const gone = new Set<string>();

  async function pictureOf({ path }: Media): Promise<Blob | undefined> {
    const reply = await environment.fetch(new URL(path, $options.get().api).href, {}).catch(() => undefined);
    return reply?.ok ? reply.blob() : undefined;
  }

  return {
    $photos,
    async look() {
      const found = await client.call(listMedia);
      const known = new Map($photos.get().map((it) => [it.id, it]));
      const others = found.toReversed().filter(({ id }) => !isOwn(id) && !gone.has(id));
      const shown = others.map(async (media): Promise<PhonePhoto> => {
        const { id, subject } = media;
        return known.get(id) ?? { id, subject, picture: await pictureOf(media) };
      });
      $photos.set(await Promise.all(shown));
      return found.length;
    },
    remove(id) {
      gone.add(id);
      $photos.set($photos.get().filter((it) => it.id !== id));
      takeBack(id);
    },
    reset(isTakenBack) {
      if (isTakenBack) for (const { id } of $photos.get()) takeBack(id);
      $photos.set([]);
    },
  };
}
