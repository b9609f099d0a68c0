import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { authCalls, MIN_PASSWORD_LENGTH, MIN_USERNAME_LENGTH } from '#domain/contract/accounts.ts';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import { factorCodeSchema } from '#domain/contract/second-factor.ts';
import type { FieldError } from '#domain/failure.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { useFailure } from '#host-site/pages/auth/use-failure.ts';
import { knowsPasskeys } from '#host-site/passkeys/passkey.ts';
import { usePasskeySignIn } from '#host-site/passkeys/use-passkey-sign-in.ts';
import { session } from '#host-site/session/session.ts';
import { SpinningRing } from '#host-site/shell/spinner.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useAction } from '#host-site/use-action.ts';

const isCode = (code: string) => z.safeParse(factorCodeSchema, code.trim()).success;

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
  const [asksCode, setAsksCode] = useState(false);
  const refused = ({
    problem,
    fields: errors,
  }: {
    problem: ApiErrorCode;
    fields?: readonly FieldError[] | undefined;
  }) => {
    if (problem === 'multi-factor-auth-required') setAsksCode(true);
    else if (errors?.some((it) => it.path === 'code')) form.refuse({ code: auth.login.codeWrong });
    else told({ problem });
  };
  const byEmail = useAction(authCalls.signInByEmail, finish, refused);
  const byUsername = useAction(authCalls.signInByUsername, finish, refused);
  const byPasskey = usePasskeySignIn(finish, useFailure({ ...toasts.loginFailed, text: toasts.passkeyFailed }));
  const isBusy = byEmail.state.status === 'loading' || byUsername.state.status === 'loading' || byPasskey.isBusy;
  const form = useForm({
    empty: { username, password: '', code: '' },
    problemsOf: (values) => ({
      username: values.username.trim().length < MIN_USERNAME_LENGTH ? fields.usernameShort : undefined,
      password: values.password.length < MIN_PASSWORD_LENGTH ? fields.passwordShort : undefined,
      code: values.code === '' || isCode(values.code) ? undefined : auth.login.codeWrong,
    }),
    send({ username: typed, password, code }) {
      const name = typed.trim();
      const proof = { password, ...(code !== '' && { code: code.trim() }) };
      if (isBusy) return;
      if (name.includes('@')) byEmail.run({ body: { email: name, ...proof } });
      else byUsername.run({ body: { username: name, ...proof } });
    },
  });
  const { ref } = form.place;
  useEffect(() => {
    if (asksCode) ref.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
  }, [asksCode, ref]);
  return (
    <form className="auth-form" {...form.place}>
      <TextField
        form={form}
        field="username"
        label={fields.login}
        autoComplete="username webauthn"
        autoCapitalize="none"
        onFocus={byPasskey.offer}
      />
      <TextField form={form} field="password" label={fields.password} type="password" autoComplete="current-password" />
      {asksCode && (
        <TextField
          form={form}
          field="code"
          label={auth.login.code}
          hint={auth.login.codeAsked}
          autoComplete="one-time-code"
          autoCapitalize="none"
        />
      )}
      {onForgotten && (
        <button type="button" className="text-button" onClick={onForgotten}>
          {auth.login.forgotten}
        </button>
      )}
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy && <SpinningRing />}
        {isBusy ? auth.login.sending : auth.login.button}
      </button>
      {knowsPasskeys() && (
        <button type="button" className="button ghost" aria-disabled={isBusy} onClick={byPasskey.ask}>
          {auth.login.passkey}
        </button>
      )}
    </form>
  );
}
