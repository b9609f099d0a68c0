import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';

interface ResultsPlaceProps {
  store: ChatStore;
  texts: ChatTexts;
}

/** The results, as soon as their code is there. */
export function ResultsPlace({ store, texts }: ResultsPlaceProps) {
  const later = useStore(store.$later);
  useEffect(() => store.loadLater(), [store]);
  if (later.status === 'done') return <LaterPart mount={later.value.mountResults} />;
  const hasFailed = later.status === 'failed';
  return (
    <section className="panel results-waiting" part="panel">
      <p role="status">{hasFailed ? texts.resultsFailed : texts.resultsLoading}</p>
      {hasFailed && <Button onPress={store.loadLater}>{texts.retry}</Button>}
    </section>
  );
}
