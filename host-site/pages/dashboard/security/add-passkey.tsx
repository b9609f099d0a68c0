import { useState } from 'react';
import { authCalls } from '#domain/contract/accounts.ts';
import { MAX_PASSKEY_NAME_LENGTH } from '#domain/contract/second-factor.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { deviceOf } from '#host-site/pages/dashboard/device-of.ts';
import { PasswordField, StepActions, useRefused } from '#host-site/pages/dashboard/security/password-step.tsx';
import { createPasskey } from '#host-site/passkeys/passkey.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface AddPasskeyProps {
  user: SignedInUser;
  onDone: () => void;
  onCancel: () => void;
}

/** A name for it and the password; then the browser asks where it shall lie. */
export function AddPasskey({ user, onDone, onCancel }: AddPasskeyProps) {
  const { deletion, security } = useDashboardTexts();
  const { language } = useNavigation().address;
  const [isRefused, setRefused] = useState(false);
  const added = useAction(authCalls.addPasskey, onDone);
  const asked = useAction(authCalls.askPasskeyCreation, async (options) => {
    const response = await createPasskey(options);
    setRefused(response === null);
    if (response) await added.run({ body: { response, name: form.values.name.trim(), language } });
  });
  useEndNoticed(asked.state);
  const form = useForm({
    empty: { name: deviceOf(navigator.userAgent) ?? '', password: '' },
    problemsOf: ({ name, password }) => ({
      name: name.trim() === '' ? security.passkeys.nameMissing : undefined,
      password: password === '' ? deletion.wrong : undefined,
    }),
    send({ password }) {
      setRefused(false);
      asked.run({ body: { password } });
    },
  });
  useRefused(form, asked.state);
  const state = added.state.status === 'idle' ? asked.state : added.state;
  return (
    <form className="auth-form" {...form.place}>
      <TextField form={form} field="name" label={security.passkeys.name} maxLength={MAX_PASSKEY_NAME_LENGTH} />
      <PasswordField form={form} user={user} />
      <StepActions state={state} button={security.passkeys.create} onCancel={onCancel} />
      {isRefused && (
        <p role="alert" className="call-status failed">
          {security.passkeys.refused}
        </p>
      )}
    </form>
  );
}
