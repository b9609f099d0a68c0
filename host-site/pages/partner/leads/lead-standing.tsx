import { useState } from 'react';
import { changeLeadStatus, type PartnerLead } from '#domain/contract/partner-leads.ts';
import {
  type CompanyStatus,
  companyStatuses,
  type LeadReason,
  type LeadStatus,
  mayMove,
  needsReason,
  stepsBack,
  stepsOn,
} from '#domain/leads/lead-status.ts';
import { ReasonDialog } from '#host-site/pages/partner/leads/reason-dialog.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useAction } from '#host-site/use-action.ts';

type Standing = Pick<PartnerLead, 'status' | 'reason' | 'statusChangedAt'>;

interface LeadStandingProps {
  lead: PartnerLead;
  onChanged: (standing: Standing) => void;
}

const isOwn = (status: LeadStatus): status is CompanyStatus => companyStatuses.some((it) => it === status);

/** How the lead stands, what may follow, and the way back from a mistake. */
export function LeadStanding({ lead, onChanged }: LeadStandingProps) {
  const { leads, lead: names } = usePartnerTexts();
  const [before, setBefore] = useState<Standing>();
  const [asked, ask] = useState<CompanyStatus>();
  const { state, run } = useAction(changeLeadStatus, ({ leadId: _, ...standing }) => {
    setBefore(lead);
    ask(undefined);
    onChanged(standing);
  });
  useEndNoticed(state);
  const { status, reason } = lead;
  const move = (to: CompanyStatus, why?: LeadReason | null) =>
    run({ parameters: { leadId: lead.id }, body: { status: to, ...(why && { reason: why }) } });
  const choose = (to: CompanyStatus) => (needsReason(to) ? ask(to) : move(to));
  const isBusy = state.status === 'loading';
  return (
    <section className="lead-box" aria-labelledby="lead-standing">
      <h2 id="lead-standing">{leads.standing}</h2>
      <p className="lead-status">
        <b>{names.statuses[status]}</b>
        {reason && `, ${names.reasons[reason]}`}
      </p>
      {status === 'another_chosen' && <p className="small">{leads.anotherChosen}</p>}
      <div className="lead-steps">
        {stepsOn(status).map((to) => (
          <button
            key={to}
            type="button"
            className={needsReason(to) ? 'button ghost small' : 'button small'}
            aria-disabled={isBusy}
            onClick={() => choose(to)}
          >
            {leads.steps[to]}
          </button>
        ))}
        {stepsBack(status).map((to) => (
          <button
            key={to}
            type="button"
            className="button ghost small"
            aria-disabled={isBusy}
            onClick={() => choose(to)}
          >
            {leads.backTo(names.statuses[to])}
          </button>
        ))}
      </div>
      <CallStatus state={state} done={leads.changed(names.statuses[status])} />
      {before && isOwn(before.status) && mayMove(status, before.status) && (
        <button
          type="button"
          className="button ghost small"
          aria-disabled={isBusy}
          onClick={() => isOwn(before.status) && move(before.status, before.reason)}
        >
          {leads.undo}
        </button>
      )}
      {asked && (
        <ReasonDialog
          title={leads.steps[asked]}
          isBusy={isBusy}
          confirm={(why) => move(asked, why)}
          onClose={() => ask(undefined)}
        />
      )}
    </section>
  );
}
