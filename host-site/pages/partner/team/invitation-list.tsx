import { revokeInvitation, type Team, type TeamInvitation } from '#domain/contract/team.ts';
import { useMoments } from '#host-site/pages/partner/use-moments.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface InvitationListProps {
  invitations: readonly TeamInvitation[];
  onChanged: (team: Team) => void;
}

/** Those that nobody has accepted yet. */
export function InvitationList({ invitations, onChanged }: InvitationListProps) {
  const { team: texts } = usePartnerTexts();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="team-invitations">
      <h2 id="team-invitations">{texts.invitations}</h2>
      <ul className="lead-list">
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

interface InvitationProps {
  invitation: TeamInvitation;
  onChanged: (team: Team) => void;
}

function Invitation({ invitation: { id, email, role, endsAt }, onChanged }: InvitationProps) {
  const { team: texts } = usePartnerTexts();
  const told = useMoments();
  const { state, run } = useAction(revokeInvitation, onChanged);
  useEndNoticed(state);
  return (
    <li>
      <div>
        <b className="team-mail">{email}</b>
        <p className="small">{texts.goodUntil(texts.roles[role], told(endsAt))}</p>
        <CallStatus state={state} />
      </div>
      <div className="lead-steps">
        <button
          type="button"
          className="button ghost small"
          aria-label={`${texts.revoke}: ${email}`}
          aria-disabled={state.status === 'loading'}
          onClick={() => run({ parameters: { invitationId: id } })}
        >
          {texts.revoke}
        </button>
      </div>
    </li>
  );
}
