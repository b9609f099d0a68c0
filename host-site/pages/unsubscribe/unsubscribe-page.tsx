import { useEffect, useRef, useState } from 'react';
import { resubscribe, unsubscribe } from '#domain/contract/unsubscribe.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import type { UnsubscribeTexts } from '#host-site/texts/unsubscribe/texts.ts';
import { useUnsubscribeTexts } from '#host-site/texts/unsubscribe/unsubscribe-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type Stage = 'asked' | 'ended' | 'undone' | 'shut';

function wordsOf(stage: Stage, texts: UnsubscribeTexts): { title: string; text: string } {
  return stage === 'asked' ? { title: texts.heading, text: texts.text } : texts[stage];
}

/** Behind the link at the foot of a mail. Opening it changes nothing, because mail scanners open links: a button does. */
export function UnsubscribePage({ token }: { token: string }) {
  const texts = useUnsubscribeTexts();
  const [stage, setStage] = useState<Stage>('asked');
  const ending = useAction(unsubscribe, () => setStage('ended'));
  const undoing = useAction(resubscribe, ({ subscribed }) => setStage(subscribed ? 'undone' : 'shut'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (stage !== 'asked') heading.current?.focus();
  }, [stage]);
  const input = { parameters: { token } };
  const { state } = stage === 'ended' ? undoing : ending;
  const { title, text } = wordsOf(stage, texts);
  return (
    <div className="wrap notice">
      <title>{texts.documentTitle}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p>{text}</p>
      {stage === 'asked' && (
        <ActionButton action={ending} label={texts.button} busy={texts.sending} onPress={() => ending.run(input)} />
      )}
      {stage === 'ended' && (
        <ActionButton isQuiet action={undoing} label={texts.undo} onPress={() => undoing.run(input)} />
      )}
      <CallStatus state={state} unknown={texts.unknown} />
    </div>
  );
}

interface ActionButtonProps {
  action: { state: { status: string } };
  isQuiet?: boolean;
  label: string;
  busy?: string;
  onPress: () => void;
}

function ActionButton({ action, isQuiet, label, busy = label, onPress }: ActionButtonProps) {
  const isBusy = action.state.status === 'loading';
  return (
    <button type="button" className={isQuiet ? 'button ghost' : 'button'} aria-disabled={isBusy} onClick={onPress}>
      {isBusy ? busy : label}
    </button>
  );
}
