import { useStore } from '@nanostores/react';
import type { Language } from '#domain/place.ts';
import { subjectNames } from '#texts/media/subjects/all.ts';
import { phoneTexts } from '#widgets/phone/texts/all.ts';
import type { PhotosStore } from '#widgets/shared/photos/photos-store.ts';
import { statusOf } from '#widgets/shared/photos/status-of.ts';
import { SubjectChoice } from '#widgets/shared/photos/subject-choice.tsx';
import { photoTexts } from '#widgets/shared/photos/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Picture } from '#widgets/shared/ui/picture.tsx';

const PREVIEW_PIXELS = 320;

interface PhotoCardProps {
  id: string;
  photos: PhotosStore<string>;
  language: Language;
}

export function PhotoCard({ id, photos, language }: PhotoCardProps) {
  const { subject: subjectLabel, remove } = phoneTexts[language];
  const texts = photoTexts[language];
  const photo = useStore(photos.$photos)[id];
  const refusal = useStore(photos.$refused)[id];
  const name = photo && subjectNames[language][photo.subject];
  return (
    <li className="photo-card">
      {photo && <Picture picture={photo.file ?? photo.thumbnail} maxPixels={PREVIEW_PIXELS} />}
      <div className="photo-words">
        {photo?.file && (
          <SubjectChoice
            label={subjectLabel}
            subject={photo.subject}
            language={language}
            onChoose={(subject) => photos.setSubject(id, subject)}
          />
        )}
        {photo && !photo.file && <p>{name}</p>}
        <p role="status" className="hint">
          {photo ? statusOf(photo, texts) : !refusal && texts.reading}
        </p>
        {(refusal || photo?.state === 'failed') && (
          <p className="error" role="alert">
            {refusal ? texts.refusals[refusal] : texts.failed}
          </p>
        )}
        <div className="photo-actions">
          {photo?.state === 'failed' && <Button onPress={() => photos.retry(id)}>{texts.retry}</Button>}
          <Button look="quiet" {...(name && { label: `${remove}: ${name}` })} onPress={() => photos.remove(id)}>
            {remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
