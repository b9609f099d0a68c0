import { useState } from 'react';

interface MoreButtonProps {
  /** Whether it succeeded. */
  more: () => Promise<boolean>;
  texts: { more: string; loading: string; failed: string };
}

/** Brings the next page of a list. */
export function MoreButton({ more, texts }: MoreButtonProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const run = async () => {
    if (state === 'loading') return;
    setState('loading');
    setState((await more()) ? 'idle' : 'failed');
  };
  return (
    <>
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
      <button type="button" className="button ghost small" aria-disabled={state === 'loading'} onClick={run}>
        {state === 'loading' ? texts.loading : texts.more}
      </button>
    </>
  );
}
