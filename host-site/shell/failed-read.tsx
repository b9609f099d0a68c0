import { CallStatus, type CallStatusProps } from '#host-site/shell/call-status.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

interface RetryProps {
  retry: () => void;
  className?: string;
}

export function RetryButton({ retry, className = 'button ghost small' }: RetryProps) {
  return (
    <button type="button" className={className} onClick={retry}>
      {useTexts().site.calls.retry}
    </button>
  );
}

/** What could not be read, and a button that asks again. */
export function FailedRead({ text, retry }: { text: string; retry: () => void }) {
  return (
    <div className="failed-read" role="alert">
      <p>{text}</p>
      <RetryButton retry={retry} />
    </div>
  );
}

/** The same where the call's own problem says what is wrong. */
export function FailedCall({ state, unknown, retry }: Omit<CallStatusProps, 'done'> & { retry: () => void }) {
  return (
    <div className="failed-read">
      <CallStatus state={state} {...(unknown && { unknown })} />
      <RetryButton retry={retry} />
    </div>
  );
}
