import { useState } from 'react';
import { askEmailChange } from '#domain/contract/change-email.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { ProviderButtons } from '#host-site/pages/auth/provider-buttons.tsx';
import { PasswordField } from '#host-site/pages/dashboard/security/password-step.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import '#host-site/pages/auth/auth.css';

interface ChangeEmailProps {
  user: SignedInUser;
  /** Signs in with a password too. */
  hasPassword: boolean;
  onClose: () => void;
}

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Another address, after the password or one more sign-in through a provider. It counts once its own mailbox says so. */
export function ChangeEmail({ user, hasPassword, onClose }: ChangeEmailProps) {
  const { newEmail: texts, profile, deletion } = useDashboardTexts();
  const { language } = useNavigation().address;
  const [asked, setAsked] = useState<string>();
  const { state, run } = useAction(
    askEmailChange,
    () => setAsked(form.values.email),
    ({ fields = [] }) => {
      const isOfEmail = fields.some(({ path }) => path === 'email');
      const isOfPassword = fields.some(({ path }) => path === 'password');
      form.refuse({
        ...(isOfEmail && { email: texts.wrong }),
        ...(isOfPassword && { password: hasPassword ? deletion.wrong : texts.signInFirst }),
      });
    },
  );
  useEndNoticed(state);
  const send = (password?: string) => {
    const email = form.values.email.trim();
    void run({ body: { email, language, ...(password && { password }) } });
  };
  const form = useForm({
    empty: { email: '', password: '' },
    problemsOf: ({ email, password }) => ({
      email: looksLikeEmail.test(email.trim()) ? undefined : texts.wrong,
      password: hasPassword && password === '' ? deletion.wrong : undefined,
    }),
    send: ({ password }) => send(password),
  });
  const isBusy = state.status === 'loading';
  const isTold = state.status === 'failed' && (state.fields?.length ?? 0) > 0;
  if (asked)
    return (
      <div className="edit-profile">
        <p role="status">{texts.sent(asked)}</p>
        <button type="button" className="button ghost" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    );
  return (
    <form {...form.place} className="edit-profile">
      <p>{texts.text}</p>
      <TextField form={form} field="email" label={texts.label} type="email" autoComplete="email" maxLength={254} />
      {hasPassword ? (
        <PasswordField form={form} user={user} />
      ) : (
        <ProviderButtons person={user.id} onSignedIn={() => send()} />
      )}
      <div className="profile-actions">
        {hasPassword && (
          <button type="submit" className="button" aria-disabled={isBusy}>
            {isBusy ? profile.sending : texts.send}
          </button>
        )}
        <button type="button" className="button ghost" onClick={onClose}>
          {profile.cancel}
        </button>
      </div>
      {!isTold && <CallStatus state={state} />}
    </form>
  );
}
