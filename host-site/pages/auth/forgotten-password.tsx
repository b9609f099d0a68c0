import * as z from 'zod/mini';
import { askPasswordReset } from '#domain/contract/accounts.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { useForm } from '#host-site/form/use-form.ts';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Asks for the mail with the link; the answer is the same whether the address has an account. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const { forgotten, fields } = useAuthTexts();
  const { language } = useNavigation().address;
  const { state, run } = useAction(askPasswordReset);
  const form = useForm({
    empty: { email: '' },
    problemsOf: ({ email }) => ({
      email: z.safeParse(askPasswordReset.body.shape.email, email.trim()).success ? undefined : fields.emailForm,
    }),
    send: ({ email }) => run({ body: { email: email.trim(), language } }),
  });
  const isBusy = state.status === 'loading';
  return (
    <form className="auth-form" {...form.place}>
      <Notice title={forgotten.title} text={forgotten.text} />
      <TextField form={form} field="email" label={fields.email} type="email" autoComplete="email" />
      <div className="auth-actions">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? forgotten.sending : forgotten.button}
        </button>
        <button type="button" className="button ghost" onClick={onBack}>
          {forgotten.back}
        </button>
      </div>
      <CallStatus state={state} done={forgotten.done} />
    </form>
  );
}
