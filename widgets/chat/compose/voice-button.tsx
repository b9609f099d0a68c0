import { useStore } from '@nanostores/react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Icon } from '#widgets/shared/ui/icon.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

export const stopSign = '<rect x="7" y="7" width="10" height="10" rx="2"/>';
const microphone = '<path d="M12 4a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0V7a3 3 0 0 0-3-3ZM6 11a6 6 0 0 0 12 0m-6 6v3"/>';

/** Speaking in place of writing. What listens comes with the later part. */
export function VoiceButton({ store, options }: { store: ChatStore; options: WidgetOptions }) {
  const id = useOwnId();
  const { speak, help } = chatTexts[options.language].voice;
  const isListening = useStore(store.$isListening);
  return (
    <>
      <button
        type="button"
        className={isListening ? 'tool on' : 'tool'}
        part="button"
        aria-label={speak}
        aria-pressed={isListening}
        aria-describedby={id}
        title={help}
        onClick={store.speak}
      >
        <Icon markup={isListening ? stopSign : microphone} />
      </button>
      <span hidden id={id}>
        {help}
      </span>
    </>
  );
}
