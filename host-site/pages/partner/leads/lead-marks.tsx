import type { PartnerLead } from '#domain/contract/partner-leads.ts';
import { isOpen } from '#domain/leads/lead-status.ts';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

/** How a lead stands, and what else to know before one calls. */
export function LeadMarks({ lead: { status, withdrawnAt, duplicateOf, addressConfirmed } }: { lead: PartnerLead }) {
  const { leads, lead } = usePartnerTexts();
  return (
    <ul className="lead-marks" aria-label={leads.marks}>
      {withdrawnAt ? (
        <li className="mark closed">{leads.withdrawn}</li>
      ) : (
        <li className={isOpen(status) ? `mark ${status}` : 'mark closed'}>{lead.statuses[status]}</li>
      )}
      {duplicateOf && <li className="mark">{leads.duplicate}</li>}
      {!addressConfirmed && !withdrawnAt && <li className="mark">{leads.unconfirmed}</li>}
    </ul>
  );
}
