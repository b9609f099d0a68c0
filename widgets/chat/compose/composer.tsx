import { useStore } from '@nanostores/react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { formatNumber } from '#domain/format.ts';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { DraftField } from '#widgets/chat/compose/draft-field.tsx';
import { MediaButtons } from '#widgets/chat/compose/media-buttons.tsx';
import { stopSign, VoiceButton } from '#widgets/chat/compose/voice-button.tsx';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { LaterPart } from '#widgets/shared/later/later-part.tsx';
import { Icon } from '#widgets/shared/ui/icon.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface ComposerProps {
  store: ChatStore;
  options: WidgetOptions;
}

/** Confirming a word with an input method is not sending; Safari tells it by the key code alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

export function Composer({ store, options }: ComposerProps) {
  const { draft } = store;
  const id = useOwnId();
  const later = useStore(store.$later);
  const { label, hint } = chatTexts[options.language].composer;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    store.sendDraft();
  };
  const takeFrom = (event: { preventDefault(): void }, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    store.takeFiles(files);
  };
  const onPress = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    store.sendDraft();
    currentTarget.form?.querySelector('textarea')?.focus();
  };
  return (
    <form
      className="composer"
      part="composer"
      noValidate
      onPaste={(event) => takeFrom(event, event.clipboardData)}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => takeFrom(event, event.dataTransfer)}
    >
      <div className="tools">
        <MediaButtons store={store} options={options} />
        <VoiceButton store={store} options={options} />
      </div>
      <DraftField draft={draft} label={label} describedBy={`${id}-hint ${id}-length`} onKey={onKey} />
      <SendButton store={store} isBlank={useStore(draft.$isBlank)} onPress={onPress} options={options} />
      <LengthNote id={`${id}-length`} store={store} options={options} />
      {later.status === 'done' && <LaterPart mount={later.value.mountVoice} />}
      <p className="unseen" id={`${id}-hint`}>
        {hint}
      </p>
    </form>
  );
}

interface SendButtonProps {
  store: ChatStore;
  isBlank: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  options: WidgetOptions;
}

/** Sends, or stops the reply on its way. One button for both, so that the focus stays where it is. */
function SendButton({ store, isBlank, onPress, options }: SendButtonProps) {
  const texts = chatTexts[options.language];
  const isSpeaking = useStore(store.$speech) !== undefined;
  return (
    <button
      type="button"
      className={`send ${isSpeaking ? 'stop' : ''}`}
      part="button main"
      aria-label={isSpeaking ? texts.stop : texts.composer.send}
      aria-disabled={!isSpeaking && isBlank}
      onClick={isSpeaking ? store.stop : onPress}
    >
      <Icon markup={isSpeaking ? stopSign : '<path d="M12 19V5m-6 6 6-6 6 6"/>'} />
    </button>
  );
}

/** Characters before the limit at which it is also read aloud. */
const NEARLY_FULL = 40;

function LengthNote({ id, store: { draft }, options }: ComposerProps & { id: string }) {
  const left = useStore(draft.$left);
  const isTooLong = useStore(draft.$isTooLong);
  const isUrgent = left !== undefined && left < NEARLY_FULL;
  const { composer } = chatTexts[options.language];
  const say = isTooLong ? composer.tooLong : composer.left;
  return (
    <p className={isTooLong ? 'length error' : 'length'} id={id} aria-live={isUrgent ? 'polite' : 'off'}>
      {left !== undefined && say(formatNumber(Math.abs(left), options))}
    </p>
  );
}
