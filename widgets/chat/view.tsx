import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useState } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { ConversationView } from '#widgets/chat/conversation-view.tsx';
import { ResultsPlace } from '#widgets/chat/results-place.tsx';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';

interface ChatViewProps {
  store: ChatStore;
  options: WidgetOptions;
}

export function ChatView({ store, options }: ChatViewProps) {
  const [$draft] = useState(() => atom(''));
  const view = useStore(store.$view);
  const later = useStore(store.$later);
  const emailPlace = useStore(store.$emailPlace);
  const texts = chatTexts[options.language];
  return (
    <>
      {view === 'results' ? (
        <ResultsPlace store={store} texts={texts} />
      ) : (
        <ConversationView store={store} $draft={$draft} options={options} texts={texts} />
      )}
      {later.status === 'done' && <LaterPart mount={later.value.mountDialogs} />}
      {later.status === 'done' && emailPlace === 'dialog' && <LaterPart mount={later.value.mountEmail} />}
    </>
  );
}
