import { useEffect } from 'react';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import type { FieldError } from '#domain/failure.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { type Problems, type SiteForm, useForm } from '#host-site/form/use-form.ts';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

type Failed = { status: 'failed'; problem: ApiErrorCode; fields?: readonly FieldError[] | undefined };
export type Sending = Exclude<RemoteState<unknown, ApiErrorCode>, { status: 'failed' }> | Failed;

type StepField = 'password' | 'code' | 'name';

/** What the server says of the password, the code or the name, at its field. */
export function useRefused<Field extends StepField>(form: SiteForm<Field>, state: Sending): void {
  const { deletion, security } = useDashboardTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is told once
  useEffect(() => {
    if (state.status !== 'failed' || !state.fields?.length) return;
    const sentences = { password: deletion.wrong, code: security.codeWrong, name: security.passkeys.tooMany };
    const refused = state.fields.map(({ path }) => [path, sentences[path as StepField]]);
    form.refuse(Object.fromEntries(refused) as Problems<Field>);
  }, [state]);
}

interface ActionsProps {
  state: Sending;
  button: string;
  onCancel: () => void;
}

/** The two buttons of a step, and how sending it went where no field says so. */
export function StepActions({ state, button, onCancel }: ActionsProps) {
  const { security } = useDashboardTexts();
  const isBusy = state.status === 'loading';
  const isTold = state.status === 'failed' && (state.fields?.length ?? 0) > 0;
  return (
    <>
      <div className="auth-actions">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? security.busy : button}
        </button>
        <button type="button" className="button ghost" onClick={onCancel}>
          {security.cancel}
        </button>
      </div>
      {!isTold && <CallStatus state={state} />}
    </>
  );
}

interface PasswordFieldProps {
  form: Pick<SiteForm<'password'>, 'values' | 'problems' | 'fill'>;
  user: SignedInUser;
}

/** The password once more; a password manager is told whose it is. */
export function PasswordField({ form, user }: PasswordFieldProps) {
  const { deletion } = useDashboardTexts();
  return (
    <>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        form={form}
        field="password"
        label={deletion.password}
        type="password"
        autoComplete="current-password"
      />
    </>
  );
}

interface PasswordStepProps {
  user: SignedInUser;
  state: Sending;
  button: string;
  onSend: (password: string) => void;
  onCancel: () => void;
}

export function PasswordStep({ user, state, button, onSend, onCancel }: PasswordStepProps) {
  const texts = useDashboardTexts();
  const form = useForm({
    empty: { password: '' },
    problemsOf: ({ password }) => ({ password: password === '' ? texts.deletion.wrong : undefined }),
    send: ({ password }) => onSend(password),
  });
  useRefused(form, state);
  return (
    <form className="auth-form" {...form.place}>
      <PasswordField form={form} user={user} />
      <StepActions state={state} button={button} onCancel={onCancel} />
    </form>
  );
}
