import { useStore } from '@nanostores/react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import type { ChatToast as Told } from '#widgets/chat/events.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Toast } from '#widgets/shared/ui/toast.tsx';

interface ChatToastProps {
  store: ChatStore;
  options: WidgetOptions;
  texts: ChatTexts;
}

export function ChatToast({ store, options, texts }: ChatToastProps) {
  const toast = useStore(store.$toast);
  const later = useStore(store.$later);
  const wordsOf = (told: Told): { title: string; text: string; detail?: string | undefined } | undefined => {
    if (told.code !== 'summary-posted') return { ...texts.toasts[told.code], detail: told.detail };
    return later.status === 'done' ? later.value.outcomeOf(told.confirmation, told.email, options.language) : undefined;
  };
  const words = toast && wordsOf(toast);
  const message = words && (
    <>
      <strong>{words.title}</strong> {words.text} {words.detail}
    </>
  );
  return <Toast message={message} closeLabel={texts.close} onClose={store.dismissToast} />;
}
