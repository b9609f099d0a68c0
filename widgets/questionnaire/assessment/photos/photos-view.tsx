import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { type MediaSlot, mediaSlots } from '#domain/questionnaire/answers.ts';
import type { PhotosStore } from '#widgets/questionnaire/assessment/photos/photos-store.ts';
import { assessmentTexts } from '#widgets/questionnaire/assessment/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Picture } from '#widgets/shared/ui/picture.tsx';
import { Toast } from '#widgets/shared/ui/toast.tsx';
import { Upload } from '#widgets/shared/ui/upload.tsx';

interface PhotosViewProps {
  photos: PhotosStore;
  $options: ReadableAtom<WidgetOptions>;
}

/** A picture dropped beside its target would otherwise replace the page. */
const keepPage = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};

export function PhotosView({ photos, $options }: PhotosViewProps) {
  const options = useStore($options);
  const removed = useStore(photos.$removed);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.addEventListener('dragover', keepPage);
    place.current?.addEventListener('drop', keepPage);
    return photos.settle;
  }, [photos]);
  const texts = assessmentTexts[options.language].photos;
  return (
    <section className="photos" aria-label={texts.label} ref={place}>
      <div className="uploads">
        {mediaSlots.map((slot) => (
          <PhotoUpload key={slot} slot={slot} photos={photos} options={options} />
        ))}
      </div>
      <p className="small">{texts.kinds}</p>
      <p className="small">{texts.privacy}</p>
      <Toast
        message={removed && texts.removed(texts.slots[removed.slot])}
        action={{ label: texts.undo, onPress: photos.undo }}
        closeLabel={texts.close}
        onClose={photos.settle}
      />
    </section>
  );
}

const PREVIEW_PIXELS = 640;

interface PhotoUploadProps {
  slot: MediaSlot;
  photos: PhotosStore;
  options: WidgetOptions;
}

function PhotoUpload({ slot, photos, options }: PhotoUploadProps) {
  const texts = assessmentTexts[options.language].photos;
  const photo = useStore(photos.$photos)[slot];
  const refusal = useStore(photos.$refused)[slot];
  const isBusy = useStore(photos.$reading).includes(slot);
  const place = useRef<HTMLDivElement>(null);
  /** The button goes with the photo; the focus must not. */
  const remove = () => {
    photos.remove(slot);
    place.current?.querySelector<HTMLElement>('input')?.focus();
  };
  const status = isBusy ? texts.reading : photo && (photo.file ? texts.added(photo.file.name) : texts.onlyThumbnail);
  return (
    <div ref={place}>
      <Upload
        label={texts.slots[slot]}
        action={photo ? texts.replace : texts.choose}
        drop={texts.drop}
        accept="image/*"
        isBusy={isBusy}
        status={status}
        error={refusal && texts.refusals[refusal]}
        preview={photo && <Picture picture={photo.file ?? photo.thumbnail} maxPixels={PREVIEW_PIXELS} />}
        drawing={<SlotDrawing slot={slot} />}
        onFile={(file) => photos.choose(slot, file)}
      >
        {photo && (
          <Button look="quiet" label={`${texts.remove}: ${texts.slots[slot]}`} onPress={remove}>
            {texts.remove}
          </Button>
        )}
      </Upload>
    </div>
  );
}

const outlines: Record<MediaSlot, string> = {
  roofPhoto: 'M4 27 24 11l20 16M11 22v-9h5v5',
  exteriorPhoto: 'M8 41V21L24 8l16 13v20ZM20 41V30h8v11',
  electricalPanel: 'M11 6h26v36H11ZM17 13h14v9H17Z',
};
const accents: Record<MediaSlot, string> = {
  roofPhoto: 'm19 27 5-4 5 4-5 4Z',
  exteriorPhoto: 'M14 24h5v5h-5Zm15 0h5v5h-5Z',
  electricalPanel: 'm25 25-5 7h4l-1 6 5-8h-4Z',
};

/** What the picture should show. */
function SlotDrawing({ slot }: { slot: MediaSlot }) {
  return (
    <svg viewBox="0 0 48 48" className="line-drawing" aria-hidden="true">
      <path d={accents[slot]} className="accent" />
      <path d={outlines[slot]} />
    </svg>
  );
}
