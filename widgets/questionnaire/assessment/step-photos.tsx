import type { ReadableAtom } from 'nanostores';
import type { Language } from '#domain/place.ts';
import type { MediaSlot } from '#domain/questionnaire/answers.ts';
import { assessmentTexts } from '#widgets/questionnaire/assessment/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { HandoffDoor } from '#widgets/shared/handoff/handoff-door.ts';
import type { PhonePhotos } from '#widgets/shared/photos/phone-photos.ts';
import type { PhotosStore } from '#widgets/shared/photos/photos-store.ts';
import { PhotosView } from '#widgets/shared/photos/photos-view.tsx';

const wordsIn = (language: Language) => assessmentTexts[language].photos;

const drawings = {
  roofPhoto: { outline: 'M4 27 24 11l20 16M11 22v-9h5v5', accent: 'm19 27 5-4 5 4-5 4Z' },
  exteriorPhoto: { outline: 'M8 41V21L24 8l16 13v20ZM20 41V30h8v11', accent: 'M14 24h5v5h-5Zm15 0h5v5h-5Z' },
  electricalPanel: { outline: 'M11 6h26v36H11ZM17 13h14v9H17Z', accent: 'm25 25-5 7h4l-1 6 5-8h-4Z' },
};

interface StepPhotosProps {
  photos: PhotosStore<MediaSlot>;
  phone: PhonePhotos;
  handoff: HandoffDoor;
  $options: ReadableAtom<WidgetOptions>;
}

/** The three photos of step 3. */
export function StepPhotos(props: StepPhotosProps) {
  return <PhotosView {...props} wordsIn={wordsIn} drawings={drawings} />;
}
