import type { Database } from '#api/database/database.ts';
import { forCompany } from '#api/services/assessments/for-company.ts';
import { earlierLeads } from '#api/services/leads/duplicates.ts';
import { type HandedLead, homeOfLead } from '#api/services/leads/lead-queries.ts';
import type { PartnerLead } from '#domain/contract/partner-leads.ts';

function requestOf(row: HandedLead): PartnerLead['request'] {
  const { name, place, phone, withdrawnAt } = row.lead;
  if (withdrawnAt) return null;
  const contact = { name, email: row.contact.email, place, ...(phone && { phone }) };
  const { ownsHome } = row.profile;
  return { contact, ...(ownsHome && { ownsHome: ownsHome.value }), ...forCompany(homeOfLead(row)) };
}

function partnerLead(row: HandedLead, duplicateOf: string | null): PartnerLead {
  const { id, createdAt, confirmedAt, withdrawnAt } = row.lead;
  const { status, statusReason: reason, statusChangedAt } = row.handed;
  const { language, market } = row.assessment;
  return {
    id,
    createdAt: createdAt.toISOString(),
    status,
    reason,
    statusChangedAt: statusChangedAt.toISOString(),
    language,
    market,
    addressConfirmed: confirmedAt !== null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    duplicateOf,
    request: requestOf(row),
  };
}

/** How a company sees these leads of its own. */
export async function leadsForCompany(db: Database, companyId: string, rows: readonly HandedLead[]) {
  const ids = rows.map((row) => row.lead.id);
  const earlier = ids.length > 0 ? await earlierLeads(db, companyId, ids) : new Map<string, string>();
  return (row: HandedLead): PartnerLead => partnerLead(row, earlier.get(row.lead.id) ?? null);
}
