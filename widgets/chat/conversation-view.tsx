import type { WritableAtom } from 'nanostores';
import { useMemo, useRef } from 'react';
import { ChatHeader } from '#widgets/chat/chat-header.tsx';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { ChatToast } from '#widgets/chat/chat-toast.tsx';
import { Composer } from '#widgets/chat/compose/composer.tsx';
import { TopicChips } from '#widgets/chat/compose/topic-chips.tsx';
import { MessageList } from '#widgets/chat/messages/message-list.tsx';
import { ProgressPanel } from '#widgets/chat/progress/progress-panel.tsx';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import { useKeyboardRoom } from '#widgets/chat/use-keyboard-room.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { useGradually } from '#widgets/shared/ui/use-gradually.ts';

interface ConversationViewProps {
  store: ChatStore;
  /** What stands in the composer. */
  $draft: WritableAtom<string>;
  options: WidgetOptions;
  texts: ChatTexts;
}

/** Header and composer, the messages, the topics, the progress: a frame each. Every part has its room from the start. */
export function ConversationView({ store, $draft, options, texts }: ConversationViewProps) {
  const place = useRef<HTMLElement>(null);
  const drawn = useGradually(5);
  useKeyboardRoom(place);
  const verbs = useMemo(
    () => ({ retry: store.retry, edit: (id: string) => $draft.set(store.takeBack(id) ?? $draft.get()) }),
    [store, $draft],
  );
  return (
    <section ref={place} className="panel consultation" part="panel" aria-label={texts.title}>
      <div className="conversation">
        <ChatHeader store={store} texts={texts} />
        {drawn > 1 && <MessageList store={store} verbs={verbs} options={options} texts={texts} />}
        <ChatToast store={store} options={options} texts={texts} />
        {drawn > 2 && <TopicChips store={store} texts={texts} />}
        <Composer store={store} $draft={$draft} options={options} texts={texts} />
      </div>
      {drawn > 3 && <ProgressPanel hasBody={drawn > 4} store={store} options={options} texts={texts} />}
    </section>
  );
}
