import { useEffect, useRef, useState } from 'react';
import { resubscribe, unsubscribe } from '#domain/contract/unsubscribe.ts';
import { NOTIFICATIONS_HASH } from '#domain/pages.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import type { UnsubscribeTexts } from '#host-site/texts/unsubscribe/texts.ts';
import { useUnsubscribeTexts } from '#host-site/texts/unsubscribe/unsubscribe-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type Stage = 'asked' | 'ended' | 'undone' | 'shut';

/** An account's link ends its notifications alone; every other one all our mails to an address. */
function wordsOf(stage: Stage, texts: UnsubscribeTexts, isOfAccount: boolean): { title: string; text: string } {
  if (stage === 'shut') return texts.shut;
  const { heading, text, ended, undone } = isOfAccount ? texts.notifications : texts;
  return { asked: { title: heading, text }, ended, undone }[stage];
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
  const isOfAccount = useNavigation().address.hash === NOTIFICATIONS_HASH;
  const { title, text } = wordsOf(stage, texts, isOfAccount);
  const button = isOfAccount ? texts.notifications.button : texts.button;
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
        <ActionButton action={ending} label={button} busy={texts.sending} onPress={() => ending.run(input)} />
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
