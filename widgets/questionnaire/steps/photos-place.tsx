import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { QuestionnaireStore } from '#widgets/questionnaire/store.ts';
import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';

interface PhotosPlaceProps {
  store: QuestionnaireStore;
  texts: QuestionTexts;
}

/** Step 3: the photo uploads, as soon as their code is there. */
export function PhotosPlace({ store, texts }: PhotosPlaceProps) {
  const later = useStore(store.$later);
  useEffect(() => {
    store.loadLater();
  }, [store]);
  if (later.status === 'done') return <LaterPart mount={later.value.mountPhotos} />;
  return (
    <div role="status" className="prose">
      <p>{later.status === 'failed' ? texts.photosFailed : texts.photosLoading}</p>
      {later.status === 'failed' && (
        <Button look="quiet" onPress={store.loadLater}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}
