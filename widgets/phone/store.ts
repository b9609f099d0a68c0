import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#domain/contract/client.ts';
import { endHandoff, joinHandoff } from '#domain/contract/handoffs.ts';
import { readCode } from '#domain/handoff/handoff.ts';
import { guessSubject } from '#domain/media/subjects.ts';
import { readJson } from '#domain/read-json.ts';
import { createPhoneClient } from '#widgets/phone/phone-client.ts';
import { request } from '#widgets/shared/api/request.ts';
import { untilAnswered } from '#widgets/shared/api/until-answered.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { Environment } from '#widgets/shared/environment.ts';
import type { Photo } from '#widgets/shared/photos/photo.ts';
import { createPhotosStore, type PhotosStore } from '#widgets/shared/photos/photos-store.ts';
import { createPictureSender } from '#widgets/shared/photos/send-picture.ts';

/** `failed`: the code could not be taken up for now. */
type PhoneState = 'asking' | 'joining' | 'failed' | 'joined' | 'ended';

export interface PhoneStore {
  $state: ReadableAtom<PhoneState>;
  /** Of the address, or as typed. */
  $code: ReadableAtom<string>;
  photos: PhotosStore<string>;
  typeCode(code: string): void;
  /** Takes the code up; nothing else does. */
  join(): void;
  add(files: Iterable<File>): void;
  /** Sends what is still on its way no more, and gives the right back. */
  finish(): void;
}

interface PhoneInput {
  environment: Environment;
  $options: ReadableAtom<WidgetOptions>;
  /** What stands behind the `#`. */
  code: string;
  shrink: (original: File) => Promise<Photo>;
  /** The address no longer shows the code. */
  joined(): void;
}

/** What a tab keeps: a phone's camera may cost the page its memory. A change of this shape is a new version in the key. */
interface Kept {
  token: string;
  photos?: unknown;
}
const KEY = 'wattnest:phone:v1';
const nothing = () => undefined;

function readKept(text: string | null): Kept | undefined {
  const kept = (text && readJson(text)) as Partial<Kept> | null | undefined;
  return typeof kept?.token === 'string' ? { token: kept.token, photos: kept.photos } : undefined;
}

const slotsIn = (photos: unknown) => (photos && typeof photos === 'object' ? Object.keys(photos) : []);

export function createPhoneStore({ environment, $options, code, shrink, joined }: PhoneInput): PhoneStore {
  const { memory } = environment;
  let kept = readCode(code) ? undefined : readKept(memory.read(KEY));
  const $state = atom<PhoneState>(kept ? 'joined' : 'asking');
  const $code = atom(code);
  let attempt = environment.randomUUID();

  const keep = (next: Kept) => {
    kept = next;
    memory.write(KEY, JSON.stringify(next));
  };
  const frame = () => {
    const { api, language } = $options.get();
    return { environment, api, language, token: kept?.token };
  };
  function end() {
    kept = undefined;
    memory.remove(KEY);
    $state.set('ended');
  }
  const client = createPhoneClient(frame, end);
  const photos = createPhotosStore<string>({
    slots: slotsIn(kept?.photos),
    memory: { read: () => kept?.photos, write: (thumbnails) => kept && keep({ ...kept, photos: thumbnails }) },
    shrink,
    sender: createPictureSender({ environment, $options }, client),
    subjectOf: (_, fileName) => guessSubject(fileName),
  });

  async function join() {
    $state.set('joining');
    const input = { body: { code: $code.get() }, idempotencyKey: attempt };
    try {
      const { token } = await untilAnswered(environment, () => request(frame(), joinHandoff, input));
      keep({ token });
      $state.set('joined');
      joined();
    } catch (error) {
      attempt = environment.randomUUID();
      $state.set(error instanceof ApiError && error.code === 'link-ended' ? 'ended' : 'failed');
    }
  }

  return {
    $state,
    $code,
    photos,
    typeCode: (typed) => $code.set(typed),
    join: () => void ($state.get() === 'joining' || join()),
    add(files) {
      for (const file of files) photos.choose(environment.randomUUID(), file);
    },
    finish() {
      client.submit(endHandoff, { idempotencyKey: environment.randomUUID() }).catch(nothing);
      end();
    },
  };
}
