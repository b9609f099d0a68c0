import { useState } from 'react';
import { confirmAccount } from '#domain/contract/accounts.ts';
import { pathTo } from '#domain/pages.ts';
import { AccountLink, GoneLink, type Link, useLinkToken } from '#host-site/pages/auth/account-link.tsx';
import { AuthFrame } from '#host-site/pages/auth/auth-frame.tsx';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { Link as SiteLink } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Behind the link of a registration. Opening it changes nothing, because mail scanners open links: the button does. */
export function VerifyPage() {
  const { verify } = useAuthTexts();
  const token = useLinkToken();
  return (
    <AuthFrame documentTitle={verify.documentTitle}>
      <AccountLink key={token} token={token}>
        {(link) => (link.isDone ? <Opened /> : <Confirmation token={token} link={link} />)}
      </AccountLink>
    </AuthFrame>
  );
}

function Opened({ isNameTaken = false }: { isNameTaken?: boolean }) {
  const { verify, toSignIn } = useAuthTexts();
  return (
    <Notice title={verify.done.title} text={isNameTaken ? verify.nameTaken : verify.done.text}>
      <SiteLink className="button" to={{ path: pathTo('auth') }}>
        {toSignIn}
      </SiteLink>
    </Notice>
  );
}

function Confirmation({ token, link }: { token: string; link: Link }) {
  const { verify, account } = useAuthTexts();
  const [opened, setOpened] = useState<{ username: string | null }>();
  const { state, run } = useAction(confirmAccount, setOpened);
  if (opened) return <Opened isNameTaken={opened.username === null} />;
  if (state.status === 'failed' && state.problem === 'not-found') return <GoneLink token={token} />;
  const isBusy = state.status === 'loading';
  const facts = { email: link.email, name: link.name, username: link.username } as const;
  return (
    <>
      <h1>{verify.title}</h1>
      <p>{verify.text}</p>
      <ul className="auth-facts">
        {(['email', 'name', 'username'] as const).map((fact) => (
          <li key={fact}>
            {account[fact]}: <strong>{facts[fact]}</strong>
          </li>
        ))}
      </ul>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => run({ body: { token } })}>
        {isBusy ? verify.sending : verify.button}
      </button>
      <CallStatus state={state} />
    </>
  );
}
