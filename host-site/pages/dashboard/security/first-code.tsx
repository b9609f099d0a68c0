import * as z from 'zod/mini';
import { authCalls } from '#domain/contract/accounts.ts';
import { totpCodeSchema } from '#domain/contract/second-factor.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { StepActions, useRefused } from '#host-site/pages/dashboard/security/password-step.tsx';
import { QrCode } from '#host-site/pages/dashboard/security/qr-code.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface FirstCodeProps {
  /** An `otpauth:` address. */
  uri: string;
  onDone: (backupCodes: string[]) => void;
  onCancel: () => void;
}

const secretIn = (uri: string) => new URL(uri).searchParams.get('secret') ?? '';

/** The app takes up the secret, by camera or typed in, and shows a first code. */
export function FirstCode({ uri, onDone, onCancel }: FirstCodeProps) {
  const { totp, codeForm } = useDashboardTexts().security;
  const { language } = useNavigation().address;
  const { state, run } = useAction(authCalls.confirmTotp, ({ backupCodes }) => onDone(backupCodes));
  useEndNoticed(state);
  const form = useForm({
    empty: { code: '' },
    problemsOf: ({ code }) => ({ code: z.safeParse(totpCodeSchema, code.trim()).success ? undefined : codeForm }),
    send: ({ code }) => run({ body: { code: code.trim(), language } }),
  });
  useRefused(form, state);
  return (
    <form className="auth-form" {...form.place}>
      <p>{totp.scan}</p>
      <QrCode text={uri} />
      <p>
        {totp.typed} <code className="secret">{secretIn(uri).replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField form={form} field="code" label={totp.firstCode} inputMode="numeric" autoComplete="one-time-code" />
      <StepActions state={state} button={totp.confirm} onCancel={onCancel} />
    </form>
  );
}
