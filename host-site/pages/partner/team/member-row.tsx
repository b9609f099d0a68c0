import { useState } from 'react';
import { changeMember, removeMember, type Team, type TeamMember } from '#domain/contract/team.ts';
import { pathTo } from '#domain/pages.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { QuestionDialog } from '#host-site/shell/question-dialog.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

interface MemberRowProps {
  member: TeamMember;
  team: Team;
  onChanged: (team: Team) => void;
  onRemoved: () => Promise<void>;
}

/** Somebody of the company; owners change what they are. The last owner stays one. */
export function MemberRow({ member, team, onChanged, onRemoved }: MemberRowProps) {
  const { team: texts } = usePartnerTexts();
  const { name, email, role, isSelf } = member;
  const isLast = role === 'owner' && team.members.filter((it) => it.role === 'owner').length === 1;
  const isOwner = team.role === 'owner';
  return (
    <li>
      <div>
        <b>{name}</b> {isSelf && <span className="small">{texts.you}</span>}
        <p className="small team-mail">{email}</p>
        {isLast && isSelf && <p className="small">{texts.lastOwner}</p>}
      </div>
      <div className="lead-steps">
        <span className={role === 'owner' ? 'mark contacted' : 'mark'}>{texts.roles[role]}</span>
        {isOwner && !isLast && <ChangeRole member={member} onChanged={onChanged} />}
        {(isOwner || isSelf) && !isLast && <Remove member={member} onRemoved={onRemoved} />}
      </div>
    </li>
  );
}

function ChangeRole({ member, onChanged }: Pick<MemberRowProps, 'member' | 'onChanged'>) {
  const { team: texts } = usePartnerTexts();
  const { state, run } = useAction(changeMember, onChanged);
  useEndNoticed(state);
  const { userId, name } = member;
  const role = member.role === 'owner' ? 'member' : 'owner';
  return (
    <>
      <button
        type="button"
        className="button ghost small"
        aria-label={`${texts.make[role]}: ${name}`}
        aria-disabled={state.status === 'loading'}
        onClick={() => run({ parameters: { userId }, body: { role } })}
      >
        {texts.make[role]}
      </button>
      <CallStatus state={state} />
    </>
  );
}

function Remove({ member, onRemoved }: Pick<MemberRowProps, 'member' | 'onRemoved'>) {
  const { team: texts, leads } = usePartnerTexts();
  const { navigate } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const { userId, name, isSelf } = member;
  const { state, run } = useAction(removeMember, () => {
    if (isSelf) return navigate({ path: pathTo('dashboard') });
    setOpen(false);
    return onRemoved();
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const confirm = isSelf ? texts.leave : texts.remove;
  return (
    <>
      <button
        type="button"
        className="button ghost danger small"
        aria-label={isSelf ? confirm : `${confirm}: ${name}`}
        onClick={() => setOpen(true)}
      >
        {confirm}
      </button>
      {isOpen && (
        <QuestionDialog
          isOpen
          title={isSelf ? texts.leaveTitle : texts.removeTitle(name)}
          confirm={isBusy ? leads.changing : confirm}
          keep={leads.cancel}
          isBusy={isBusy}
          onConfirm={() => run({ parameters: { userId } })}
          onClose={() => setOpen(false)}
        >
          <p>{isSelf ? texts.leaveText : texts.removeText}</p>
          <CallStatus state={state} />
        </QuestionDialog>
      )}
    </>
  );
}
