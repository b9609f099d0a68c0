import { type ReactNode, useState } from 'react';
import { readAccountLink, renewAccountLink } from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { RetryButton } from '#host-site/shell/failed-read.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import { useReply } from '#host-site/use-reply.ts';

export type Link = ReplyOf<typeof readAccountLink>;

const tokenForm = /^#([\w-]+\.[\w-]+)$/;

/** The token behind the `#`, also after the page's own anchors or another language have taken its place. */
export function useLinkToken(): string {
  const { hash } = useNavigation().address;
  const [kept, keep] = useState('');
  const token = tokenForm.exec(hash)?.[1] ?? kept;
  if (token !== kept) keep(token);
  return token;
}

interface AccountLinkProps {
  token: string;
  /** In place of the offer of a new link. */
  gone?: ReactNode;
  children: (link: Link) => ReactNode;
}

/** For whom the link of a mail is, and what it would do; until that is known, that it is looked up, is gone, or could not be reached. */
export function AccountLink({ token, gone = <GoneLink token={token} />, children }: AccountLinkProps) {
  const { wait, unread } = useAuthTexts();
  const { state, retry } = useReply(readAccountLink, { body: { token } });
  if (state.status === 'done') return children(state.value);
  if (state.status !== 'failed') return <p role="status">{wait}</p>;
  if (state.problem === 'not-found') return gone;
  return (
    <Notice title={unread.title} text={unread.text}>
      <RetryButton className="button" retry={retry} />
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
