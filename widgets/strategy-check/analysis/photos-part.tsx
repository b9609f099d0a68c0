import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { Language } from '#domain/place.ts';
import { type PhotoType, photoTypes } from '#domain/strategy-check/answers.ts';
import { photoTypeOf } from '#domain/strategy-check/photo-type.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import type { HandoffDoor } from '#widgets/shared/handoff/handoff-door.ts';
import type { PhonePhotos } from '#widgets/shared/photos/phone-photos.ts';
import { PhotosView } from '#widgets/shared/photos/photos-view.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';
import type { CheckPhotos, PhotoSlot } from '#widgets/strategy-check/analysis/check-photos.ts';
import { analysisTexts } from '#widgets/strategy-check/analysis/texts/all.ts';

interface PhotosPartProps {
  photos: CheckPhotos;
  phone: PhonePhotos;
  handoff: HandoffDoor;
  $options: ReadableAtom<WidgetOptions>;
}

const wordsIn = (language: Language) => analysisTexts[language].photos;

/** A roof, a fuse box, a garage: what the three could show. */
const drawings = {
  photo1: { outline: 'M4 27 24 11l20 16M11 22v19h26V22', accent: 'm19 27 5-4 5 4-5 4Z' },
  photo2: { outline: 'M11 6h26v36H11ZM17 13h14v9H17Z', accent: 'm25 25-5 7h4l-1 6 5-8h-4Z' },
  photo3: { outline: 'M6 42V18L24 7l18 11v24M13 42V24h22v18', accent: 'M13 30h22v4H13Z' },
};

export function PhotosPart({ photos, phone, handoff, $options }: PhotosPartProps) {
  const options = useStore($options);
  const news = useStore(photos.$news);
  return (
    <PhotosView
      {...{ photos, phone, handoff, $options }}
      wordsIn={wordsIn}
      drawings={drawings}
      extra={(slot) => <TypeChoice slot={slot} photos={photos} options={options} />}
      news={news && { message: <NewsText news={news} options={options} />, onClose: photos.dismiss }}
    />
  );
}

interface NewsTextProps {
  news: { type: PhotoType } | 'failed';
  options: WidgetOptions;
}

function NewsText({ news, options: { language } }: NewsTextProps) {
  const { uploaded, uploadFailed, photoType } = analysisTexts[language];
  const { title, text } =
    news === 'failed' ? uploadFailed : { title: uploaded.title, text: uploaded.text(photoType.types[news.type]) };
  return (
    <>
      <strong>{title}</strong> {text}
    </>
  );
}

interface TypeChoiceProps {
  slot: PhotoSlot;
  photos: CheckPhotos;
  options: WidgetOptions;
}

function TypeChoice({ slot, photos, options }: TypeChoiceProps) {
  const id = useOwnId();
  const { subject = 'other', file } = useStore(photos.$photos)[slot] ?? {};
  const { label, types } = analysisTexts[options.language].photoType;
  return (
    <div className="photo-type">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={photoTypeOf(subject)}
        disabled={!file}
        onChange={(event) => photos.setType(slot, event.currentTarget.value as PhotoType)}
      >
        {photoTypes.map((type) => (
          <option key={type} value={type}>
            {types[type]}
          </option>
        ))}
      </select>
    </div>
  );
}
