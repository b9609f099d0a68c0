import { useStore } from '@nanostores/react';
import type { ChatStore } from '#widgets/chat/store.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import { Toast } from '#widgets/shared/ui/toast.tsx';

interface ChatToastProps {
  store: ChatStore;
  texts: ChatTexts;
}

export function ChatToast({ store, texts }: ChatToastProps) {
  const toast = useStore(store.$toast);
  const words = toast && texts.toasts[toast.code];
  const message = words && (
    <>
      <strong>{words.title}</strong> {words.text} {toast?.detail}
    </>
  );
  return <Toast message={message} closeLabel={texts.close} onClose={store.dismissToast} />;
}
