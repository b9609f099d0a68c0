import type { ReactNode } from 'react';
import { renewAccountLink } from '#domain/contract/accounts.ts';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { type AccountLink as Link, useAccountLink } from '#host-site/pages/auth/use-account-link.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** What is behind the link once it is known; until then that it is looked up, is gone, or could not be reached. */
export function AccountLink({ token, children }: { token: string; children: (link: Link) => ReactNode }) {
  const { wait, unread } = useAuthTexts();
  const { state, retry } = useAccountLink(token);
  if (state.status === 'done') return children(state.value);
  if (state.status !== 'failed') return <p role="status">{wait}</p>;
  if (state.problem === 'not-found') return <GoneLink token={token} />;
  return (
    <Notice title={unread.title} text={unread.text}>
      <button type="button" className="button" onClick={retry}>
        {unread.retry}
      </button>
    </Notice>
  );
}

/** Asks for a new link; the answer is the same whatever the old one was. */
export function GoneLink({ token }: { token: string }) {
  const { gone } = useAuthTexts();
  const { state, run } = useAction(renewAccountLink);
  const isBusy = state.status === 'loading';
  return (
    <Notice title={gone.title} text={gone.text}>
      {state.status !== 'done' && (
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => run({ body: { token } })}>
          {isBusy ? gone.renewing : gone.renew}
        </button>
      )}
      <CallStatus state={state} done={gone.renewed} />
    </Notice>
  );
}
