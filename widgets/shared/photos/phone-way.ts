import type { ReadableAtom } from 'nanostores';
import type { ApiClient } from '#widgets/shared/api/api-client.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { Environment } from '#widgets/shared/environment.ts';
import { createHandoffDoor } from '#widgets/shared/handoff/create-handoff-door.ts';
import type { HandoffDoor } from '#widgets/shared/handoff/handoff-door.ts';
import { createPhonePhotos, type PhonePhotos } from '#widgets/shared/photos/phone-photos.ts';
import type { PhotosStore } from '#widgets/shared/photos/photos-store.ts';
import { createPictureSender } from '#widgets/shared/photos/send-picture.ts';

/** Beside the places of a step: what a phone adds to its visit. */
export function createPhoneWay<Slot extends string>(
  context: { environment: Environment; $options: ReadableAtom<WidgetOptions> },
  client: Pick<ApiClient, 'call' | 'submit' | 'stream'>,
  { slots, $photos }: Pick<PhotosStore<Slot>, 'slots' | '$photos'>,
): { phone: PhonePhotos; handoff: HandoffDoor } {
  const { environment, $options } = context;
  const isOwn = (id: string) => slots.some((slot) => $photos.get()[slot]?.mediaId === id);
  const takeBack = createPictureSender(context, client).remove;
  const phone = createPhonePhotos({ environment, $options, client, isOwn, takeBack });
  return { phone, handoff: createHandoffDoor({ environment, $options, client, look: phone.look }) };
}
