import { readInvitation } from '#domain/contract/team.ts';
import { pathTo } from '#domain/pages.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { useLinkToken } from '#host-site/pages/auth/account-link.tsx';
import { AuthFrame } from '#host-site/pages/auth/auth-frame.tsx';
import { Notice } from '#host-site/pages/auth/notice.tsx';
import { AcceptInvitation } from '#host-site/pages/partner/invitation/accept-invitation.tsx';
import { Link } from '#host-site/routing/navigation.tsx';
import { useSureSession } from '#host-site/session/use-session.ts';
import { RetryButton } from '#host-site/shell/failed-read.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useReply } from '#host-site/use-reply.ts';

/** Behind the link of an invitation. Opening it changes nothing, because mail scanners open links: the button does. */
export function InvitationPage() {
  const { invitation } = usePartnerTexts();
  const token = useLinkToken();
  return (
    <AuthFrame documentTitle={`${invitation.documentTitle} | ${PRODUCT_NAME}`}>
      <Invitation key={token} token={token} />
    </AuthFrame>
  );
}

function Invitation({ token }: { token: string }) {
  const { invitation: texts } = usePartnerTexts();
  const { wait, unread } = useAuthTexts();
  const session = useSureSession();
  const { state, retry } = useReply(readInvitation, { body: { token } });
  if (state.status === 'failed' && state.problem === 'not-found')
    return (
      <Notice title={texts.gone.title} text={texts.gone.text}>
        <Link className="button" to={{ path: pathTo('partner') }}>
          {texts.toWorkspace}
        </Link>
      </Notice>
    );
  if (state.status === 'failed')
    return (
      <Notice title={unread.title} text={unread.text}>
        <RetryButton className="button" retry={retry} />
      </Notice>
    );
  if (state.status !== 'done') return <p role="status">{wait}</p>;
  const { company, email, role } = state.value;
  const isTheirs = 'user' in session && session.user.email === email;
  return (
    <>
      <h1>{texts.title(company)}</h1>
      <p>{texts.text[role]}</p>
      {isTheirs ? <AcceptInvitation token={token} /> : <SignInFirst email={email} />}
    </>
  );
}

/** The invitation waits at the workspace for whoever signs in with its address. */
function SignInFirst({ email }: { email: string }) {
  const { invitation: texts } = usePartnerTexts();
  const session = useSureSession();
  return (
    <>
      <p>{texts.signInFirst(email)}</p>
      {'user' in session && <p className="lead-note">{texts.other(session.user.email)}</p>}
      {session.status === 'signed-out' && (
        <Link className="button" to={{ path: pathTo('auth'), next: pathTo('partner') }}>
          {texts.signIn}
        </Link>
      )}
    </>
  );
}
