import { type FormEvent, useId, useState } from 'react';
import { resetPassword } from '#domain/contract/accounts.ts';
import { pathTo } from '#domain/pages.ts';
import { AccountLink, GoneLink, type Link, useLinkToken } from '#host-site/pages/auth/account-link.tsx';
import { AuthFrame } from '#host-site/pages/auth/auth-frame.tsx';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { PasswordField } from '#host-site/pages/auth/password-field.tsx';
import { Link as SiteLink } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Behind the link of a forgotten password. Opening it changes nothing: the form does. */
export function ResetPage() {
  const { reset } = useAuthTexts();
  const token = useLinkToken();
  return (
    <AuthFrame documentTitle={reset.documentTitle}>
      <AccountLink key={token} token={token}>
        {(link) => <ResetForm token={token} link={link} />}
      </AccountLink>
    </AuthFrame>
  );
}

function ResetForm({ token, link }: { token: string; link: Link }) {
  const { reset, account, home } = useAuthTexts();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { state, run } = useAction(resetPassword);
  const id = useId();
  const isShort = password.length < link.minPasswordLength;
  const isUnequal = password !== repeated;
  const isBusy = state.status === 'loading';
  const isCommon = state.status === 'failed' && state.problem === 'validation';
  if (state.status === 'done')
    return (
      <Notice title={reset.done.title} text={reset.done.text}>
        <SiteLink className="button" to={{ path: pathTo('home') }}>
          {home}
        </SiteLink>
      </Notice>
    );
  if (state.status === 'failed' && state.problem === 'not-found') return <GoneLink token={token} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isShort || isUnequal) return document.getElementById(isShort ? `${id}-1` : `${id}-2`)?.focus();
    run({ body: { token, password } });
  };
  const weakness = isShort ? reset.tooShort(link.minPasswordLength) : isCommon && reset.tooCommon;
  return (
    <form className="auth-form" noValidate onSubmit={send}>
      <h1>{reset.title}</h1>
      <p>
        {account.email}: <strong>{link.email}</strong>
      </p>
      <p>{reset.text}</p>
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <PasswordField
        id={`${id}-1`}
        label={reset.password}
        hint={reset.hint(link.minPasswordLength)}
        value={password}
        problem={(isChecked && weakness) || null}
        onChange={setPassword}
      />
      <PasswordField
        id={`${id}-2`}
        label={reset.repeat}
        value={repeated}
        problem={isChecked && !isShort && isUnequal ? reset.unequal : null}
        onChange={setRepeated}
      />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? reset.sending : reset.button}
      </button>
      {!isCommon && <CallStatus state={state} />}
    </form>
  );
}
