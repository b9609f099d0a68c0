import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { project } from '#api/database/schema/leads.ts';
import { oneOf } from '#api/database/sql.ts';
import { forCompany } from '#api/services/assessments/for-company.ts';
import { earlierLeads } from '#api/services/leads/duplicates.ts';
import { type HandedLead, homeOfLead } from '#api/services/leads/lead-queries.ts';
import { photosOfLeads } from '#api/services/media/photos-of-leads.ts';
import type { ShownPhoto } from '#domain/contract/media.ts';
import type { PartnerLead } from '#domain/contract/partner-leads.ts';

function requestOf(row: HandedLead, photos: readonly ShownPhoto[]): PartnerLead['request'] {
  const { name, place, phone, withdrawnAt } = row.lead;
  if (withdrawnAt) return null;
  const contact = { name, email: row.contact.email, place, ...(phone && { phone }) };
  const { ownsHome } = row.profile;
  return {
    contact,
    ...(ownsHome && { ownsHome: ownsHome.value }),
    ...forCompany(homeOfLead(row)),
    ...(photos.length > 0 && { photos: [...photos] }),
  };
}

interface Beside extends Pick<PartnerLead, 'duplicateOf' | 'projectId'> {
  photos: readonly ShownPhoto[];
}

function partnerLead(row: HandedLead, { photos, ...beside }: Beside): PartnerLead {
  const { id, createdAt, confirmedAt, withdrawnAt } = row.lead;
  const { status, statusReason: reason, statusChangedAt, assigneeId } = row.handed;
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
    assignee: assigneeId && row.assignee !== null ? { userId: assigneeId, name: row.assignee } : null,
    ...beside,
    request: requestOf(row, photos),
  };
}

async function projectsOf(db: Database, leadIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ leadId: project.leadId, id: project.id })
    .from(project)
    .where(oneOf(project.leadId, leadIds));
  return new Map(rows.map(({ leadId, id }) => [leadId, id]));
}

/** How a company sees these leads of its own. */
export async function leadsForCompany(context: ServiceContext, companyId: string, rows: readonly HandedLead[]) {
  const { tx: db } = context;
  const ids = rows.map((row) => row.lead.id);
  const earlier = await earlierLeads(db, companyId, ids);
  const projects = await projectsOf(db, ids);
  const photos = await photosOfLeads(context, rows);
  return (row: HandedLead): PartnerLead => {
    const { id } = row.lead;
    return partnerLead(row, {
      duplicateOf: earlier.get(id) ?? null,
      projectId: projects.get(id) ?? null,
      photos: photos(id),
    });
  };
}
