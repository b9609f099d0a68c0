import { useStore } from '@nanostores/react';
import { computed, type WritableAtom } from 'nanostores';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';

interface DraftFieldProps {
  $draft: WritableAtom<string>;
  label: string;
  describedBy: string;
  onKey: (event: KeyboardEvent) => void;
}

const growsByItself = () => CSS.supports('field-sizing', 'content');

/** The field that a message is written in. It holds its text itself, so that a keystroke draws nothing again. */
export function DraftField({ $draft, label, describedBy, onKey }: DraftFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const $isTooLong = useMemo(() => computed($draft, ({ length }) => length > MAX_MESSAGE_LENGTH), [$draft]);
  useLayoutEffect(() => {
    const field = input.current as HTMLTextAreaElement;
    const show = (text: string) => {
      if (field.value !== text) field.value = text;
      if (!growsByItself()) place.current?.setAttribute('data-text', `${text}\u200b`);
    };
    show($draft.get());
    return $draft.listen((text) => {
      const isGiven = field.value !== text;
      show(text);
      if (isGiven && text) field.focus();
    });
  }, [$draft]);
  return (
    <div className="draft" ref={place}>
      <textarea
        ref={input}
        rows={1}
        part="input"
        enterKeyHint="send"
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={useStore($isTooLong)}
        placeholder={label}
        onInput={(event) => $draft.set(event.currentTarget.value)}
        onKeyDown={onKey}
      />
    </div>
  );
}
