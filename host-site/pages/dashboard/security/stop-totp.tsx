import * as z from 'zod/mini';
import { authCalls } from '#domain/contract/accounts.ts';
import { factorCodeSchema } from '#domain/contract/second-factor.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { PasswordField, StepActions, useRefused } from '#host-site/pages/dashboard/security/password-step.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { SignedInUser } from '#host-site/session/session-store.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface StopTotpProps {
  user: SignedInUser;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for both once more. */
export function StopTotp({ user, onDone, onCancel }: StopTotpProps) {
  const { deletion, security } = useDashboardTexts();
  const { language } = useNavigation().address;
  const { state, run } = useAction(authCalls.stopTotp, onDone);
  useEndNoticed(state);
  const form = useForm({
    empty: { password: '', code: '' },
    problemsOf: ({ password, code }) => ({
      password: password === '' ? deletion.wrong : undefined,
      code: z.safeParse(factorCodeSchema, code.trim()).success ? undefined : security.codeWrong,
    }),
    send: ({ password, code }) => run({ body: { password, code: code.trim(), language } }),
  });
  useRefused(form, state);
  return (
    <form className="auth-form" {...form.place}>
      <PasswordField form={form} user={user} />
      <TextField form={form} field="code" label={security.code} autoComplete="one-time-code" autoCapitalize="none" />
      <StepActions state={state} button={security.totp.stop} onCancel={onCancel} />
    </form>
  );
}
