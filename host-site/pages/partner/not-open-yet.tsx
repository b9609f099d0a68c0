import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { readWorkspace } from '#domain/contract/workspace.ts';
import { pathTo } from '#domain/pages.ts';
import { AcceptInvitation } from '#host-site/pages/partner/invitation/accept-invitation.tsx';
import { Link } from '#host-site/routing/navigation.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

interface NotOpenYetProps {
  workspace: ReplyOf<typeof readWorkspace>;
  refresh: () => Promise<void>;
}

/** Why there is no workspace here yet, and what happens next; an invitation that waits comes first. */
export function NotOpenYet({ workspace, refresh }: NotOpenYetProps) {
  const { partner, invitation: words } = usePartnerTexts();
  const { standing, company, invitation } = workspace;
  if (invitation)
    return (
      <div className="notice partner-notice">
        <h1>{words.title(invitation.company)}</h1>
        <p>{words.text.member}</p>
        <AcceptInvitation token={invitation.token} onAccepted={refresh} />
      </div>
    );
  if (standing === 'open') return null;
  const { title, text, next } = partner.notOpen[standing](company?.name ?? '');
  return (
    <div className="notice partner-notice">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{next}</p>
      {standing === 'not-partner' && (
        <Link className="button" to={{ path: pathTo('partnerApply') }}>
          {partner.apply}
        </Link>
      )}
      <Link className="button ghost" to={{ path: pathTo('dashboard') }}>
        {partner.toDashboard}
      </Link>
    </div>
  );
}
