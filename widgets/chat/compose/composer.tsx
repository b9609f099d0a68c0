import { useStore } from '@nanostores/react';
import type { WritableAtom } from 'nanostores';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import { LengthNote } from '#widgets/chat/compose/length-note.tsx';
import { SendButton } from '#widgets/chat/compose/send-button.tsx';
import type { ChatStore } from '#widgets/chat/store.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface ComposerProps {
  store: ChatStore;
  /** What stands in the field; drawn here alone, so that a keystroke does not touch the conversation. */
  $draft: WritableAtom<string>;
  options: WidgetOptions;
  texts: ChatTexts;
}

/** Confirming a word with an input method is not sending; Safari tells it by the key code alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

export function Composer({ store, $draft, options, texts }: ComposerProps) {
  const draft = useStore($draft);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useOwnId();
  useEffect(() => $draft.listen((text) => text && input.current?.value !== text && input.current?.focus()), [$draft]);
  const send = () => {
    if (draft.length <= MAX_MESSAGE_LENGTH && store.send(draft)) $draft.set('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
    input.current?.focus();
  };
  return (
    <form className="composer" part="composer" noValidate onSubmit={onSubmit}>
      <div className="draft" data-text={`${draft}\u200b`}>
        <textarea
          ref={input}
          rows={1}
          part="input"
          enterKeyHint="send"
          autoComplete="off"
          aria-label={texts.composer.label}
          aria-describedby={`${id}-hint ${id}-length`}
          aria-invalid={draft.length > MAX_MESSAGE_LENGTH}
          placeholder={texts.composer.label}
          value={draft}
          onChange={(event) => $draft.set(event.currentTarget.value)}
          onKeyDown={onKey}
        />
      </div>
      <SendButton store={store} isBlank={draft.trim() === ''} texts={texts} />
      <LengthNote id={`${id}-length`} length={draft.length} options={options} texts={texts} />
      <p className="unseen" id={`${id}-hint`}>
        {texts.composer.hint}
      </p>
    </form>
  );
}
