import { useStore } from '@nanostores/react';
import type { Language } from '#domain/place.ts';
import { subjectNames } from '#texts/media/subjects/all.ts';
import type { PhonePhotos } from '#widgets/shared/photos/phone-photos.ts';
import { photoTexts } from '#widgets/shared/photos/texts/all.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Picture } from '#widgets/shared/ui/picture.tsx';

const SMALL_PIXELS = 320;

/** What the phone has added. */
export function PhonePhotosView({ phone, language }: { phone: PhonePhotos; language: Language }) {
  const photos = useStore(phone.$photos);
  const { fromPhone, remove } = photoTexts[language];
  if (photos.length === 0) return null;
  return (
    <>
      <h3 className="from-phone-title">{fromPhone}</h3>
      <ul className="from-phone">
        {photos.map(({ id, subject, picture }) => (
          <li key={id}>
            {picture && <Picture picture={picture} maxPixels={SMALL_PIXELS} />}
            <p>{subjectNames[language][subject]}</p>
            <Button
              look="quiet"
              label={`${remove}: ${subjectNames[language][subject]}`}
              onPress={() => phone.remove(id)}
            >
              {remove}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
