import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { ConversationView } from '#widgets/chat/conversation-view.tsx';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Button } from '#widgets/shared/ui/button.tsx';

interface ChatViewProps {
  store: ChatStore;
  options: WidgetOptions;
}

export function ChatView({ store, options }: ChatViewProps) {
  const view = useStore(store.$view);
  const later = useStore(store.$later);
  const emailPlace = useStore(store.$emailPlace);
  return (
    <>
      {view === 'results' ? (
        <ResultsPlace store={store} options={options} />
      ) : (
        <ConversationView store={store} options={options} />
      )}
      {later.status === 'done' && <LaterPart mount={later.value.mountDialogs} />}
      {later.status === 'done' && emailPlace === 'dialog' && <LaterPart mount={later.value.mountEmail} />}
    </>
  );
}

/** The results, as soon as their code is there. */
function ResultsPlace({ store, options }: ChatViewProps) {
  const texts = chatTexts[options.language];
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
