import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Draft } from '#widgets/chat/compose/draft.ts';

interface DraftFieldProps {
  draft: Draft;
  label: string;
  describedBy: string;
  onKey: (event: KeyboardEvent) => void;
}

const growsByItself = () => CSS.supports('field-sizing', 'content');

/** The field that a message is written in. It holds its text itself, so that a keystroke draws nothing again. */
export function DraftField({ draft: { $text, $edits, $isTooLong }, label, describedBy, onKey }: DraftFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = input.current as HTMLTextAreaElement;
    const show = (text: string) => {
      if (field.value !== text) field.value = text;
      if (!growsByItself()) place.current?.setAttribute('data-text', `${text}\u200b`);
    };
    show($text.get());
    const stopText = $text.listen(show);
    const stopEdits = $edits.listen(() => field.focus());
    return () => {
      stopText();
      stopEdits();
    };
  }, [$text, $edits]);
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
        onInput={(event) => $text.set(event.currentTarget.value)}
        onKeyDown={onKey}
      />
    </div>
  );
}
