import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { MediaStore, Upload } from '#widgets/chat/consultation/media/media-store.ts';
import { consultationStyles } from '#widgets/chat/consultation/styles.ts';
import { consultationTexts } from '#widgets/chat/consultation/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { drawLater, type Mount } from '#widgets/shared/later/later-part.tsx';
import { SubjectChoice } from '#widgets/shared/photos/subject-choice.tsx';
import { photoTexts } from '#widgets/shared/photos/texts/all.ts';
import { blobOf } from '#widgets/shared/photos/thumbnails.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Picture } from '#widgets/shared/ui/picture.tsx';

const THUMBNAIL_PIXELS = 160;

interface TrayProps {
  media: MediaStore;
  $options: ReadableAtom<WidgetOptions>;
}

/** Files on their way, a card each. */
export function MediaTray({ media, $options }: TrayProps) {
  const options = useStore($options);
  const uploads = useStore(media.$uploads);
  const texts = consultationTexts[options.language].media;
  if (uploads.length === 0) return null;
  return (
    <section className="tray" aria-label={texts.label}>
      {uploads.map((upload) => (
        <UploadCard key={upload.id} upload={upload} media={media} options={options} />
      ))}
      <p className="soft tray-note">{texts.privacy}</p>
    </section>
  );
}

interface CardProps {
  upload: Upload;
  media: MediaStore;
  options: WidgetOptions;
}

function UploadCard({ upload, media, options: { language } }: CardProps) {
  const { id, name, state, photo, refusal } = upload;
  const texts = consultationTexts[language].media;
  const isBusy = state === 'reading' || state === 'sending';
  return (
    <div className="upload-card" aria-busy={isBusy}>
      {photo && <Picture picture={photo.thumbnail} maxPixels={THUMBNAIL_PIXELS} />}
      <div className="upload-words">
        <p className="upload-name">{name}</p>
        <div role="status">
          {isBusy && <p className="soft">{texts[state as 'reading' | 'sending']}</p>}
          {refusal && <p className="error">{photoTexts[language].refusals[refusal]}</p>}
        </div>
        {isBusy && <progress aria-hidden="true" />}
        {state === 'ready' && (
          <SubjectChoice
            label={texts.subject}
            subject={upload.subject}
            language={language}
            onChoose={(subject) => media.setSubject(id, subject)}
          />
        )}
      </div>
      <div className="upload-actions">
        {state === 'ready' && <Button onPress={() => media.send(id)}>{texts.send}</Button>}
        <Button look="quiet" onPress={() => media.cancel(id)}>
          {isBusy ? texts.cancel : texts.remove}
        </Button>
      </div>
    </div>
  );
}

/** How to draw each thumbnail of the conversation; the same function for the same picture, so that it is drawn once. */
export function thumbnailMounts(): (thumbnail: string) => Mount {
  const mounts = new Map<string, Mount>();
  return (thumbnail) => {
    const picture = blobOf(thumbnail);
    const mount: Mount =
      mounts.get(thumbnail) ??
      ((place) =>
        drawLater(
          place,
          consultationStyles,
          picture && <Picture picture={picture} maxPixels={2 * THUMBNAIL_PIXELS} />,
        ));
    mounts.set(thumbnail, mount);
    return mount;
  };
}
