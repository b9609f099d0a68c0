import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { MediaSlot } from '#domain/questionnaire/answers.ts';
import type { PhotosStore } from '#widgets/questionnaire/assessment/photos/photos-store.ts';
import { SlotDrawing } from '#widgets/questionnaire/assessment/photos/slot-drawing.tsx';
import type { PhotoTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Picture } from '#widgets/shared/ui/picture.tsx';
import { Upload } from '#widgets/shared/ui/upload.tsx';

const PREVIEW_PIXELS = 640;

interface PhotoUploadProps {
  slot: MediaSlot;
  photos: PhotosStore;
  texts: PhotoTexts;
}

export function PhotoUpload({ slot, photos, texts }: PhotoUploadProps) {
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
