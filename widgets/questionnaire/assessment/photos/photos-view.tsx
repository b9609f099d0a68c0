import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { mediaSlots } from '#domain/questionnaire/answers.ts';
import { PhotoUpload } from '#widgets/questionnaire/assessment/photos/photo-upload.tsx';
import type { PhotosStore } from '#widgets/questionnaire/assessment/photos/photos-store.ts';
import { assessmentTexts } from '#widgets/questionnaire/assessment/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Toast } from '#widgets/shared/ui/toast.tsx';

interface PhotosViewProps {
  photos: PhotosStore;
  $options: ReadableAtom<WidgetOptions>;
}

/** A picture dropped beside its target would otherwise replace the page. */
const keepPage = (event: DragEvent) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
};

export function PhotosView({ photos, $options }: PhotosViewProps) {
  const { language } = useStore($options);
  const removed = useStore(photos.$removed);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.addEventListener('dragover', keepPage);
    place.current?.addEventListener('drop', keepPage);
    return photos.settle;
  }, [photos]);
  const texts = assessmentTexts[language].photos;
  return (
    <section className="photos" aria-label={texts.label} ref={place}>
      <div className="uploads">
        {mediaSlots.map((slot) => (
          <PhotoUpload key={slot} slot={slot} photos={photos} texts={texts} />
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
