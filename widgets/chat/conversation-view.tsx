import { useStore } from '@nanostores/react';
import { useMemo, useRef } from 'react';
import { ChatHeader } from '#widgets/chat/chat-header.tsx';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { Composer } from '#widgets/chat/compose/composer.tsx';
import { TopicChips } from '#widgets/chat/compose/topic-chips.tsx';
import type { ChatToast } from '#widgets/chat/events.ts';
import { MessageList } from '#widgets/chat/messages/message-list.tsx';
import { ProgressPanel } from '#widgets/chat/progress/progress-panel.tsx';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import { useKeyboardRoom } from '#widgets/chat/use-keyboard-room.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { InFrame } from '#widgets/shared/ui/gradually.tsx';
import { Toast } from '#widgets/shared/ui/toast.tsx';

interface ConversationViewProps {
  store: ChatStore;
  options: WidgetOptions;
}

/** Header and composer, the messages, the topics, the progress: a frame each. Every part has its room from the start. */
export function ConversationView({ store, options }: ConversationViewProps) {
  const place = useRef<HTMLElement>(null);
  useKeyboardRoom(place);
  const verbs = useMemo(
    () => ({
      retry: store.retry,
      edit: (id: string) => store.draft.edit(store.takeBack(id) ?? store.draft.$text.get()),
    }),
    [store],
  );
  return (
    <section ref={place} className="panel consultation" part="panel" aria-label={chatTexts[options.language].title}>
      <div className="conversation">
        <ChatHeader store={store} options={options} />
        <InFrame frame={2}>
          <MessageList store={store} verbs={verbs} options={options} />
        </InFrame>
        <LastNews store={store} options={options} />
        <FilesPlace store={store} />
        <InFrame frame={3}>
          <TopicChips store={store} options={options} />
        </InFrame>
        <Composer store={store} options={options} />
      </div>
      <InFrame frame={4}>
        <ProgressPanel store={store} options={options} />
      </InFrame>
    </section>
  );
}

/** Files on their way, once there are some. */
function FilesPlace({ store }: { store: ChatStore }) {
  const later = useStore(store.$later);
  const hasFiles = useStore(store.$hasFiles);
  return hasFiles && later.status === 'done' ? <LaterPart mount={later.value.mountMedia} /> : null;
}

/** What the visitor is told beside the conversation. */
function LastNews({ store, options: { language } }: ConversationViewProps) {
  const texts = chatTexts[language];
  const toast = useStore(store.$toast);
  const later = useStore(store.$later);
  const isToldInLine = useStore(store.$lines).at(-1)?.state === 'failed';
  const wordsOf = (told: ChatToast): { title: string; text: string; detail?: string | undefined } | undefined => {
    if (told.code === 'send-failed' && isToldInLine) return texts.toasts[told.code];
    if (told.code !== 'summary-posted' && told.code !== 'voice-failed' && told.code !== 'media-failed')
      return { ...texts.toasts[told.code], detail: told.detail };
    if (later.status !== 'done') return undefined;
    if (told.code === 'media-failed') return later.value.mediaFailure(language);
    if (told.code === 'voice-failed') return later.value.voiceProblem(told.problem, language);
    return later.value.outcomeOf(told.confirmation, told.email, language);
  };
  const words = toast && wordsOf(toast);
  const message = words && (
    <>
      <strong>{words.title}</strong> {words.text} {words.detail}
    </>
  );
  const isError = toast?.code.endsWith('-failed');
  return <Toast message={message} isError={isError} closeLabel={texts.close} onClose={store.dismissToast} />;
}
