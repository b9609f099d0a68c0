import type { ServiceContext } from '#api/context/service-context.ts';
import { isBehind, PAGE_ROWS, pageOf } from '#api/database/page.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { desc } from '#api/database/sql.ts';
import { forCompany } from '#api/services/assessments/for-company.ts';
import { type HandedLead, homeOfLead, isHanded, selectLeads } from '#api/services/leads/lead-queries.ts';
import { photosOfLeads } from '#api/services/media/photos-of-leads.ts';
import { ownCompany } from '#api/services/partners/partners.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { ShownPhoto } from '#domain/contract/media.ts';
import type { listPartnerLeads as endpoint, PartnerLead } from '#domain/contract/partner-leads.ts';

function requestOf(row: HandedLead, photos: readonly ShownPhoto[]): PartnerLead['request'] {
  const { name, place, phone, withdrawnAt } = row.lead;
  if (withdrawnAt) return null;
  const contact = { name, email: row.contact.email, place, ...(phone && { phone }) };
  return { contact, ...forCompany(homeOfLead(row)), ...(photos.length > 0 && { photos: [...photos] }) };
}

function partnerLead(row: HandedLead, photos: readonly ShownPhoto[]): PartnerLead {
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
    request: requestOf(row, photos),
  };
}

/** The leads of the signed-in partner's company, one page. */
export async function listPartnerLeads(
  context: ServiceContext,
  { cursor }: QueryOf<typeof endpoint>,
): Promise<Page<PartnerLead>> {
  const companyId = await ownCompany(context);
  const behind = isBehind(cursor, leadPartner.createdAt, leadPartner.leadId);
  const rows = await selectLeads(context.tx, behind, companyId)
    .orderBy(desc(leadPartner.createdAt), desc(leadPartner.leadId))
    .limit(PAGE_ROWS);
  const placeOf = ({ handed, lead: { id } }: HandedLead) => ({ createdAt: handed.createdAt, id });
  const handed = rows.filter(isHanded);
  const photos = await photosOfLeads(context, handed);
  return pageOf(handed, placeOf, (row) => partnerLead(row, photos(row.lead.id)));
}
