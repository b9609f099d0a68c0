import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';
import type { CheckProps } from '#widgets/strategy-check/questions/question.tsx';
import { checkTexts } from '#widgets/strategy-check/texts/all.ts';

/** Photos are asked for with a button: their code is fetched for who wants to add some. */
export function PhotosPlace({ store, options }: CheckProps) {
  const { photos, optional } = checkTexts[options.language];
  const isOpen = useStore(store.$arePhotosOpen);
  return (
    <section className="question" aria-labelledby="photos-title">
      <h3 className="question-title" id="photos-title">
        {photos.title}
        <span className="note"> ({optional})</span>
      </h3>
      <p className="hint">{photos.hint}</p>
      {isOpen ? (
        <OpenPhotos store={store} options={options} />
      ) : (
        <Button look="quiet" onPress={store.openPhotos}>
          {photos.open}
        </Button>
      )}
    </section>
  );
}

export function OpenPhotos({ store, options }: CheckProps) {
  const { photos, tryAgain } = checkTexts[options.language];
  const later = useStore(store.$later);
  useEffect(() => {
    store.loadLater();
  }, [store]);
  if (later.status === 'done') return <LaterPart mount={later.value.mountPhotos} />;
  return (
    <div role="status" className="prose">
      <p>{later.status === 'failed' ? photos.failed : photos.loading}</p>
      {later.status === 'failed' && (
        <Button look="quiet" onPress={store.loadLater}>
          {tryAgain}
        </Button>
      )}
    </div>
  );
}
