import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ChatStore } from '#widgets/chat/chat-store.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Button } from '#widgets/shared/ui/button.tsx';
import { Icon } from '#widgets/shared/ui/icon.tsx';

interface ChatHeaderProps {
  store: ChatStore;
  options: WidgetOptions;
}

interface ConfirmProps {
  options: WidgetOptions;
  onConfirm: () => void;
  onCancel: () => void;
}

function ConfirmReset({ options, onConfirm, onCancel }: ConfirmProps) {
  const { reset } = chatTexts[options.language];
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={place}
      className="confirm"
      role="alertdialog"
      aria-label={reset.action}
      aria-describedby="confirm-question"
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
    >
      <p id="confirm-question">{reset.question}</p>
      <Button look="quiet" onPress={onCancel}>
        {reset.cancel}
      </Button>
      <Button onPress={onConfirm}>{reset.confirm}</Button>
    </div>
  );
}

const adviserMark =
  '<path d="M4 15 16 4l12 11v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" class="mark-house"/>' +
  '<path d="M17.500 10 11 19h4l-1.200 6L21 16h-4.400Z" class="sun"/>';

/** Who answers, before anything is asked, and the way back to the start. */
export function ChatHeader({ store, options }: ChatHeaderProps) {
  const texts = chatTexts[options.language];
  const advisor = useStore(store.$advisor) ?? 'automatic';
  useEffect(() => void store.meet(), [store]);
  const hasBegun = useStore(store.$lines).length > 0;
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setAsking(false);
    opener.current?.focus({ preventScroll: true });
  };
  const reset = () => {
    store.reset();
    leave();
  };
  return (
    <header className="chat-header">
      <Icon viewBox="0 0 32 32" className="adviser-mark" markup={adviserMark} />
      <h2>{texts.title}</h2>
      <p className="notice">{texts.notice[advisor]}</p>
      <button
        ref={opener}
        type="button"
        className="close restart"
        aria-label={texts.reset.action}
        title={texts.reset.action}
        aria-expanded={isAsking}
        aria-disabled={!hasBegun}
        onClick={() => hasBegun && setAsking(!isAsking)}
      >
        <Icon markup='<path d="M5 12a7 7 0 1 0 2.200-5.100M5 4v4h4"/>' />
      </button>
      {isAsking && <ConfirmReset options={options} onConfirm={reset} onCancel={leave} />}
    </header>
  );
}
