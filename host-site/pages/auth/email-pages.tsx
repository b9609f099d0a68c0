import { useState } from 'react';
import { confirmEmailChange, undoEmailChange } from '#domain/contract/change-email.ts';
import { pathTo } from '#domain/pages.ts';
import { AccountLink, type Link, useLinkToken } from '#host-site/pages/auth/account-link.tsx';
import { AuthFrame } from '#host-site/pages/auth/auth-frame.tsx';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { Link as SiteLink } from '#host-site/routing/navigation.tsx';
import { session } from '#host-site/session/session.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useAction } from '#host-site/use-action.ts';

const endpoints = { changeEmail: confirmEmailChange, undoEmail: undoEmailChange } as const;
type Change = keyof typeof endpoints;

/** Behind the link in the mailbox that an account moves to. Opening it changes nothing: the button does. */
export const ChangeEmailPage = () => <EmailPage change="changeEmail" />;

/** Behind the link in the mailbox that was left. */
export const UndoEmailPage = () => <EmailPage change="undoEmail" />;

function EmailPage({ change }: { change: Change }) {
  const texts = useAuthTexts();
  const token = useLinkToken();
  return (
    <AuthFrame documentTitle={texts[change].documentTitle}>
      <AccountLink key={token} token={token} gone={<Gone change={change} />}>
        {(link) => (link.isDone ? <Done change={change} /> : <Question change={change} token={token} link={link} />)}
      </AccountLink>
    </AuthFrame>
  );
}

function Gone({ change }: { change: Change }) {
  const { gone, [change]: texts } = useAuthTexts();
  return <Notice title={gone.title} text={texts.gone} />;
}

function Done({ change }: { change: Change }) {
  const { [change]: texts } = useAuthTexts();
  return (
    <Notice title={texts.done.title} text={texts.done.text}>
      <SiteLink className="button" to={{ path: pathTo(change === 'changeEmail' ? 'dashboard' : 'auth') }}>
        {texts.done.next}
      </SiteLink>
    </Notice>
  );
}

function Question({ change, token, link }: { change: Change; token: string; link: Link }) {
  const { account, [change]: texts } = useAuthTexts();
  const [isDone, setDone] = useState(false);
  const { state, run } = useAction(endpoints[change], () => {
    setDone(true);
    void session.refresh();
  });
  if (isDone) return <Done change={change} />;
  if (state.status === 'failed' && state.problem === 'not-found') return <Gone change={change} />;
  const isBusy = state.status === 'loading';
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <ul className="auth-facts">
        <li>
          {account.email}: <strong>{link.email}</strong>
        </li>
        {link.name && (
          <li>
            {account.name}: <strong>{link.name}</strong>
          </li>
        )}
      </ul>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => run({ body: { token } })}>
        {isBusy ? texts.sending : texts.button}
      </button>
      <CallStatus state={state} />
    </>
  );
}
