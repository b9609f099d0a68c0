import { signUp } from '#domain/contract/accounts.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { pathTo } from '#domain/pages.ts';
import { AuthFrame } from '#host-site/pages/auth/auth-frame.tsx';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { Link } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** After a registration; the same words for an address that has an account, whose owner gets a mail that says so. */
export function ConfirmMail({ registration }: { registration: BodyOf<typeof signUp> }) {
  const { confirmMail, toSignIn } = useAuthTexts();
  const { state, run } = useAction(signUp);
  const isBusy = state.status === 'loading';
  return (
    <AuthFrame documentTitle={confirmMail.documentTitle}>
      <Notice title={confirmMail.title} text={confirmMail.text(registration.email)}>
        <p>{confirmMail.hint}</p>
        <div className="auth-actions">
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => run({ body: registration })}>
            {isBusy ? confirmMail.resending : confirmMail.resend}
          </button>
          <Link className="button ghost" to={{ path: pathTo('auth') }}>
            {toSignIn}
          </Link>
        </div>
        <CallStatus state={state} done={confirmMail.resent} />
      </Notice>
    </AuthFrame>
  );
}
