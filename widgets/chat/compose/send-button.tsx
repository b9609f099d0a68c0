import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

interface SendButtonProps {
  store: ChatStore;
  isBlank: boolean;
  texts: ChatTexts;
}

/** Sends, or stops the reply on its way. One button for both, so that the focus stays where it is. */
export function SendButton({ store, isBlank, texts }: SendButtonProps) {
  const isSpeaking = useStore(store.$speech) !== undefined;
  // By the time the browser acts on the press, this is the button that sends.
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    store.stop();
  };
  return (
    <button
      type={isSpeaking ? 'button' : 'submit'}
      className={`send ${isSpeaking ? 'stop' : ''}`}
      part="button main"
      aria-label={isSpeaking ? texts.stop : texts.composer.send}
      aria-disabled={!isSpeaking && isBlank}
      onClick={isSpeaking ? stop : undefined}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {isSpeaking ? <rect x="7" y="7" width="10" height="10" rx="2" /> : <path d="M12 19V5m-6 6 6-6 6 6" />}
      </svg>
    </button>
  );
}
