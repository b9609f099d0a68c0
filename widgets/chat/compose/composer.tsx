import { useStore } from '@nanostores/react';
import { computed, type WritableAtom } from 'nanostores';
import { type FormEvent, type KeyboardEvent, useMemo } from 'react';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { DraftField } from '#widgets/chat/compose/draft-field.tsx';
import { LengthNote } from '#widgets/chat/compose/length-note.tsx';
import { SendButton } from '#widgets/chat/compose/send-button.tsx';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface ComposerProps {
  store: ChatStore;
  /** What stands in the field; a keystroke draws only what it changes. */
  $draft: WritableAtom<string>;
  options: WidgetOptions;
  texts: ChatTexts;
}

/** Confirming a word with an input method is not sending; Safari tells it by the key code alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

export function Composer({ store, $draft, options, texts }: ComposerProps) {
  const $isBlank = useMemo(() => computed($draft, (draft) => draft.trim() === ''), [$draft]);
  const id = useOwnId();
  const send = () => {
    const draft = $draft.get();
    if (draft.length <= MAX_MESSAGE_LENGTH && store.send(draft)) $draft.set('');
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
    event.currentTarget.querySelector('textarea')?.focus();
  };
  return (
    <form className="composer" part="composer" noValidate onSubmit={onSubmit}>
      <DraftField $draft={$draft} label={texts.composer.label} describedBy={`${id}-hint ${id}-length`} onKey={onKey} />
      <SendButton store={store} isBlank={useStore($isBlank)} texts={texts} />
      <LengthNote id={`${id}-length`} $draft={$draft} options={options} texts={texts} />
      <p className="unseen" id={`${id}-hint`}>
        {texts.composer.hint}
      </p>
    </form>
  );
}
