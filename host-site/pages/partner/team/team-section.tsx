import { useState } from 'react';
import { listTeam, type Team } from '#domain/contract/team.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { InvitationList } from '#host-site/pages/partner/team/invitation-list.tsx';
import { InviteForm } from '#host-site/pages/partner/team/invite-form.tsx';
import { MemberRow } from '#host-site/pages/partner/team/member-row.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

/** Who works with the company's leads, and who decides for it. */
export function TeamSection() {
  const { team: texts } = usePartnerTexts();
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="partner-intro">{texts.intro}</p>
      <OwnReply endpoint={listTeam}>{(team, refresh) => <TeamView read={team} refresh={refresh} />}</OwnReply>
    </>
  );
}

function TeamView({ read, refresh }: { read: Team; refresh: () => Promise<void> }) {
  const { team: texts } = usePartnerTexts();
  const [changed, setTeam] = useState<Team>();
  const team = changed ?? read;
  const { members, role } = team;
  const reload = () => {
    setTeam(undefined);
    return refresh();
  };
  return (
    <>
      <ul className="lead-list" aria-label={texts.members}>
        {members.map((member) => (
          <MemberRow key={member.userId} member={member} team={team} onChanged={setTeam} onRemoved={reload} />
        ))}
      </ul>
      {role === 'owner' ? (
        <>
          <InvitationList invitations={team.invitations} onChanged={setTeam} />
          <InviteForm onChanged={setTeam} />
        </>
      ) : (
        <p className="lead-note">{texts.ownersOnly}</p>
      )}
    </>
  );
}
