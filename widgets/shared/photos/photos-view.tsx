import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#domain/place.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { HandoffButton } from '#widgets/shared/handoff/handoff-button.tsx';
import type { HandoffDoor } from '#widgets/shared/handoff/handoff-door.ts';
import type { PhonePhotos } from '#widgets/shared/photos/phone-photos.ts';
import { PhonePhotosView } from '#widgets/shared/photos/phone-photos-view.tsx';
import type { PhotosStore } from '#widgets/shared/photos/photos-store.ts';
import { statusOf } from '#widgets/shared/photos/status-of.ts';
import { photoTexts } from '#widgets/shared/photos/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Icon } from '#widgets/shared/ui/icon.tsx';
import { Picture } from '#widgets/shared/ui/picture.tsx';
import { Toast } from '#widgets/shared/ui/toast.tsx';
import { Upload } from '#widgets/shared/ui/upload.tsx';

interface PhotosViewProps<Slot extends string> {
  photos: PhotosStore<Slot>;
  /** What a phone adds, and the way to it. */
  phone: PhonePhotos;
  handoff: HandoffDoor;
  $options: ReadableAtom<WidgetOptions>;
  /** What each widget says itself: the list's name, what belongs where, and what becomes of the photos. */
  wordsIn: (language: Language) => { label: string; slots: Record<Slot, string>; privacy: string };
  /** What a picture should show. */
  drawings: Record<Slot, PhotoDrawing>;
  /** What else is asked of a photo that is there. */
  extra?: (slot: Slot) => ReactNode;
  /** What else is told below the photos, unless the last one was just taken away. */
  news?: { message: ReactNode; onClose: () => void } | undefined;
}

/** An outline in a field of 48, and what is filled in it. */
interface PhotoDrawing {
  outline: string;
  accent: string;
}

/** A picture dropped beside its target would otherwise replace the page. */
const keepPage = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};

export function PhotosView<Slot extends string>(props: PhotosViewProps<Slot>) {
  const { photos, phone, handoff, $options, wordsIn, news } = props;
  const options = useStore($options);
  const removed = useStore(photos.$removed);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.addEventListener('dragover', keepPage);
    place.current?.addEventListener('drop', keepPage);
    return photos.settle;
  }, [photos]);
  const texts = photoTexts[options.language];
  const words = wordsIn(options.language);
  return (
    <section className="photos" aria-label={words.label} ref={place}>
      <div className="uploads">
        {photos.slots.map((slot) => (
          <PhotoUpload key={slot} slot={slot} options={options} {...props} />
        ))}
      </div>
      <HandoffButton door={handoff} $options={$options} />
      <PhonePhotosView phone={phone} language={options.language} />
      <p className="small">{texts.kinds}</p>
      <p className="small">{words.privacy}</p>
      <Toast
        message={removed ? texts.removed(words.slots[removed.slot]) : news?.message}
        {...(removed && { action: { label: texts.undo, onPress: photos.undo } })}
        closeLabel={texts.close}
        onClose={removed || !news ? photos.settle : news.onClose}
      />
    </section>
  );
}

const PREVIEW_PIXELS = 640;

interface PhotoUploadProps<Slot extends string> extends PhotosViewProps<Slot> {
  slot: Slot;
  options: WidgetOptions;
}

function PhotoUpload<Slot extends string>(props: PhotoUploadProps<Slot>) {
  const { slot, photos, options, wordsIn, drawings, extra } = props;
  const texts = photoTexts[options.language];
  const label = wordsIn(options.language).slots[slot];
  const photo = useStore(photos.$photos)[slot];
  const refusal = useStore(photos.$refused)[slot];
  const isRead = !useStore(photos.$reading).includes(slot);
  const place = useRef<HTMLDivElement>(null);
  /** The button goes with the photo; the focus must not. */
  const remove = () => {
    photos.remove(slot);
    place.current?.querySelector<HTMLElement>('input')?.focus();
  };
  const status = isRead ? photo && statusOf(photo, texts) : texts.reading;
  const hasFailed = photo?.state === 'failed';
  return (
    <div ref={place}>
      <Upload
        label={label}
        action={photo ? texts.replace : texts.choose}
        drop={texts.drop}
        accept="image/*"
        isBusy={!isRead || photo?.state === 'sending'}
        status={status}
        error={(refusal && texts.refusals[refusal]) ?? (hasFailed ? texts.failed : undefined)}
        {...(hasFailed && { again: { label: texts.retry, onPress: () => photos.retry(slot) } })}
        preview={photo && <Picture picture={photo.file ?? photo.thumbnail} maxPixels={PREVIEW_PIXELS} />}
        drawing={<SlotDrawing drawing={drawings[slot]} />}
        below={photo && extra?.(slot)}
        onFile={(file) => photos.choose(slot, file)}
      >
        {photo && (
          <Button look="quiet" label={`${texts.remove}: ${label}`} onPress={remove}>
            {texts.remove}
          </Button>
        )}
      </Upload>
    </div>
  );
}

function SlotDrawing({ drawing: { outline, accent } }: { drawing: PhotoDrawing }) {
  return (
    <Icon
      viewBox="0 0 48 48"
      className="line-drawing"
      markup={`<path d="${accent}" class="accent"/><path d="${outline}"/>`}
    />
  );
}
