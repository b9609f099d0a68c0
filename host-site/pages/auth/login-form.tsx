import { authCalls, MIN_PASSWORD_LENGTH, MIN_USERNAME_LENGTH } from '#domain/contract/accounts.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { useFailure } from '#host-site/pages/auth/use-failure.ts';
import { session } from '#host-site/session/session.ts';
import { SpinningRing } from '#host-site/shell/spinner.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface LoginFormProps {
  /** Known beforehand when somebody signs in again. */
  username?: string;
  onSigningIn?: () => void;
  onSignedIn: () => void;
  onForgotten?: () => void;
}

/** With the mail address or the username. */
export function LoginForm({ username = '', onSigningIn, onSignedIn, onForgotten }: LoginFormProps) {
  const { auth, fields, toasts } = useAuthTexts();
  const told = useFailure(toasts.loginFailed);
  const finish = async () => {
    onSigningIn?.();
    await session.refresh();
    showToast(toasts.loginDone.title, toasts.loginDone.text);
    onSignedIn();
  };
  const byEmail = useAction(authCalls.signInByEmail, finish, told);
  const byUsername = useAction(authCalls.signInByUsername, finish, told);
  const isBusy = byEmail.state.status === 'loading' || byUsername.state.status === 'loading';
  const form = useForm({
    empty: { username, password: '' },
    problemsOf: (values) => ({
      username: values.username.trim().length < MIN_USERNAME_LENGTH ? fields.usernameShort : undefined,
      password: values.password.length < MIN_PASSWORD_LENGTH ? fields.passwordShort : undefined,
    }),
    send({ username: typed, password }) {
      const name = typed.trim();
      if (isBusy) return;
      if (name.includes('@')) byEmail.run({ body: { email: name, password } });
      else byUsername.run({ body: { username: name, password } });
    },
  });
  return (
    <form className="auth-form" {...form.place}>
      <TextField form={form} field="username" label={fields.login} autoComplete="username" autoCapitalize="none" />
      <TextField form={form} field="password" label={fields.password} type="password" autoComplete="current-password" />
      {onForgotten && (
        <button type="button" className="text-button" onClick={onForgotten}>
          {auth.login.forgotten}
        </button>
      )}
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy && <SpinningRing />}
        {isBusy ? auth.login.sending : auth.login.button}
      </button>
    </form>
  );
}
