import type { ReadableAtom } from 'nanostores';
import { analyzeMedia, type Media, removeMedia } from '#domain/contract/media.ts';
import type { MediaKind } from '#domain/media/media.ts';
import type { MediaSubject } from '#domain/media/subjects.ts';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import { untilAnswered } from '#widgets/shared/api/until-answered.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { Environment } from '#widgets/shared/environment.ts';
import { textOf } from '#widgets/shared/photos/thumbnails.ts';

interface Picture {
  /** Its key: sent twice, it is kept once. */
  id: string;
  kind: MediaKind;
  subject: MediaSubject;
  file: Blob;
}

type Spoken = Pick<WidgetOptions, 'language' | 'market'>;

/** Hands one picture in, once. Throws `ApiError`. */
export async function sendPicture(
  client: Pick<ApiClient, 'stream'>,
  { language, market }: Spoken,
  { id: idempotencyKey, kind: mediaType, subject, file }: Picture,
  signal: AbortSignal,
): Promise<Media> {
  const mediaUrl = `data:image/jpeg;base64,${await textOf(file)}`;
  const body = { mediaUrl, mediaType, subject, language, market };
  const listening = { signal, hear: () => undefined };
  return (await client.stream(analyzeMedia, { body, idempotencyKey }, listening)).media;
}

/** How a picture's way goes on. */
interface Way {
  isWanted(): boolean;
  /** The connection is lost. */
  onWaiting(): void;
}

/** Keeps pictures with the visit, and takes them back. */
export interface PictureSender {
  newId(): string;
  /** Until the server answers or gives no hope. What is no longer wanted is not sent again. Throws. */
  send(picture: Picture, way: Way): Promise<Media>;
  remove(mediaId: string): void;
}

const nothing = () => undefined;

export function createPictureSender(
  { environment, $options }: { environment: Environment; $options: ReadableAtom<WidgetOptions> },
  client: Pick<ApiClient, 'stream' | 'submit'>,
): PictureSender {
  const { randomUUID } = environment;
  return {
    newId: randomUUID,
    send(picture, { isWanted, onWaiting }) {
      const { signal } = new AbortController();
      const attempt = async () => {
        if (!isWanted()) throw new Error('not wanted any more');
        return sendPicture(client, $options.get(), picture, signal);
      };
      return untilAnswered(environment, attempt, onWaiting);
    },
    remove(mediaId) {
      client.submit(removeMedia, { parameters: { mediaId }, idempotencyKey: randomUUID() }).catch(nothing);
    },
  };
}
