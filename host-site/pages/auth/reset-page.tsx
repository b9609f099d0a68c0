import { resetPassword } from '#domain/contract/accounts.ts';
import { pathTo } from '#domain/pages.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { AccountLink, GoneLink, type Link, useLinkToken } from '#host-site/pages/auth/account-link.tsx';
import { AuthFrame } from '#host-site/pages/auth/auth-frame.tsx';
import { NewPassword } from '#host-site/pages/auth/new-password.tsx';
import { Notice } from '#host-site/pages/auth/notice.tsx';
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
  const { reset, account, toSignIn } = useAuthTexts();
  const { state, run } = useAction(resetPassword, undefined, ({ problem }) => {
    if (problem === 'validation') form.refuse({ password: reset.tooCommon });
  });
  const form = useForm({
    empty: { password: '', repeated: '' },
    problemsOf: ({ password, repeated }) => {
      const isShort = password.length < link.minPasswordLength;
      return {
        password: isShort ? reset.tooShort(link.minPasswordLength) : undefined,
        repeated: !isShort && password !== repeated ? reset.unequal : undefined,
      };
    },
    send: ({ password }) => run({ body: { token, password } }),
  });
  const isBusy = state.status === 'loading';
  const isCommon = state.status === 'failed' && state.problem === 'validation';
  if (state.status === 'done')
    return (
      <Notice title={reset.done.title} text={reset.done.text}>
        <SiteLink className="button" to={{ path: pathTo('auth') }}>
          {toSignIn}
        </SiteLink>
      </Notice>
    );
  if (state.status === 'failed' && state.problem === 'not-found') return <GoneLink token={token} />;
  return (
    <form className="auth-form" {...form.place}>
      <h1>{reset.title}</h1>
      <p>
        {account.email}: <strong>{link.email}</strong>
      </p>
      <p>{reset.text}</p>
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <NewPassword form={form} field="password" label={reset.password} minLength={link.minPasswordLength} />
      <TextField form={form} field="repeated" type="password" autoComplete="new-password" label={reset.repeat} />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? reset.sending : reset.button}
      </button>
      {!isCommon && <CallStatus state={state} />}
    </form>
  );
}
