import { useId } from 'react';
import { assignLead, type PartnerLead } from '#domain/contract/partner-leads.ts';
import { listTeam } from '#domain/contract/team.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import { useReply } from '#host-site/use-reply.ts';

interface LeadAssigneeProps {
  lead: PartnerLead;
  onAssigned: (assigned: Pick<PartnerLead, 'assignee'>) => void;
}

/** Who of the company looks after a lead. */
export function LeadAssignee({ lead: { id: leadId, assignee }, onAssigned }: LeadAssigneeProps) {
  const { leads, lead } = usePartnerTexts();
  const id = useId();
  const { state: team } = useReply(listTeam, {});
  const { state, run } = useAction(assignLead, ({ assignee: chosen }) => onAssigned({ assignee: chosen }));
  useEndNoticed(state);
  const members = team.status === 'done' ? team.value.members : [];
  const isLoading = members.every((it) => it.userId !== assignee?.userId);
  return (
    <section className="lead-box">
      <label htmlFor={id}>
        <b>{lead.columns.assignee}</b>
      </label>
      <select
        id={id}
        className="text-input"
        value={assignee?.userId ?? ''}
        disabled={state.status === 'loading'}
        onChange={({ target }) => run({ parameters: { leadId }, body: { userId: target.value || null } })}
      >
        <option value="">{leads.nobody}</option>
        {assignee && isLoading && <option value={assignee.userId}>{assignee.name}</option>}
        {members.map(({ userId, name, isSelf }) => (
          <option key={userId} value={userId}>
            {isSelf ? leads.me(name) : name}
          </option>
        ))}
      </select>
      <CallStatus state={state} done={leads.assigned} />
    </section>
  );
}
