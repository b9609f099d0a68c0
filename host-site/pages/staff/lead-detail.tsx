import { useState } from 'react';
import { assignPartner, type LeadDetail, type LeadEntry, readLead } from '#domain/contract/staff-lists.ts';
import { pathTo } from '#domain/pages.ts';
import { StaffConsultation } from '#host-site/pages/staff/staff-consultation.tsx';
import { Link } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import { useAction } from '#host-site/use-action.ts';
import { useReply } from '#host-site/use-reply.ts';

interface LeadDetailProps {
  id: string;
  onChanged: (lead: LeadEntry) => Promise<void>;
}

/** Who asked, who has it, and what was found out. */
export function LeadDetailView({ id, onChanged }: LeadDetailProps) {
  const { leads: words, words: texts } = useStaffTexts();
  const { state, retry, refresh } = useReply(readLead, { parameters: { leadId: id } });
  useEndNoticed(state);
  if (state.status === 'failed') return <FailedRead text={words.failed} retry={retry} />;
  if (state.status !== 'done') return <Spinner />;
  const { contact, consultation, projectId, lead } = state.value;
  const rows = contact && [
    [texts.name, contact.name],
    [texts.email, contact.email],
    [texts.phone, contact.phone],
    [texts.place, contact.place],
    [texts.site, lead.site],
  ];
  const assigned = async (changed: LeadDetail) => {
    await refresh();
    await onChanged(changed.lead);
  };
  return (
    <>
      {rows && (
        <dl>
          {rows.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {projectId && <Link to={{ path: pathTo('managerProject', { projectId }) }}>{texts.openProject}</Link>}
      <Assign detail={state.value} onAssigned={assigned} />
      <StaffConsultation consultation={consultation} />
    </>
  );
}

function Assign({ detail, onAssigned }: { detail: LeadDetail; onAssigned: (changed: LeadDetail) => Promise<void> }) {
  const { assign, company } = useStaffTexts();
  const { mayTake, candidates, lead } = detail;
  const [partnerId, choose] = useState('');
  const { state, run } = useAction(assignPartner, (changed) => {
    choose('');
    showToast(assign.done.title, assign.done.text);
    return onAssigned(changed);
  });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  if (mayTake === 0) return lead.confirmedAt && !lead.withdrawnAt ? <p className="small">{assign.closed}</p> : null;
  return (
    <form
      className="staff-assign"
      onSubmit={(event) => {
        event.preventDefault();
        if (partnerId && !isBusy) run({ parameters: { leadId: lead.id }, body: { partnerId } });
      }}
    >
      <label>
        {assign.label}
        <select className="text-input" required value={partnerId} onChange={(event) => choose(event.target.value)}>
          <option value="">{assign.choose}</option>
          {candidates.map(({ id, name, city, isPaused }) => (
            <option key={id} value={id} disabled={isPaused}>
              {isPaused ? company.paused(`${name}, ${city}`) : `${name}, ${city}`}
            </option>
          ))}
        </select>
      </label>
      <p className="small">{assign.left(mayTake)}</p>
      <button type="submit" className="button small" aria-disabled={isBusy}>
        {isBusy ? assign.busy : assign.button}
      </button>
      <CallStatus state={state} />
    </form>
  );
}
