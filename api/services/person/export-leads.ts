import { asc, eq } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { lead, leadPartner, milestone, project } from '#api/database/schema/leads.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import { oneOf } from '#api/services/person/one-of.ts';
import { written } from '#api/services/person/written.ts';
import type { Person } from '#domain/contract/person.ts';

function handedOver(db: Database, leads: string[]) {
  const { leadId, createdAt: handedOverAt, status, statusReason: reason, statusChangedAt } = leadPartner;
  return db
    .select({ leadId, name: partner.name, handedOverAt, status, reason, statusChangedAt })
    .from(leadPartner)
    .innerJoin(partner, eq(partner.id, leadPartner.partnerId))
    .where(oneOf(leadId, leads))
    .orderBy(asc(partner.name));
}

function planned(db: Database, leads: string[]) {
  const { kind, dueFrom, dueUntil, doneAt } = milestone;
  return db
    .select({ leadId: project.leadId, kind, dueFrom, dueUntil, doneAt })
    .from(milestone)
    .innerJoin(project, eq(project.id, milestone.projectId))
    .where(oneOf(project.leadId, leads))
    .orderBy(asc(dueFrom));
}

function ofLead<Row extends { leadId: string }>(rows: Row[], id: string) {
  return rows.filter((it) => it.leadId === id).map(({ leadId: _, ...rest }) => written(rest));
}

/** The person's requests, each with its companies and its milestones. */
export async function exportLeads(db: Database, leads: string[]): Promise<Person['leads']> {
  const { id, createdAt, confirmedAt, withdrawnAt, assessmentId, name, place, phone } = lead;
  const rows = await db
    .select({ id, createdAt, confirmedAt, withdrawnAt, site: site.name, assessmentId, name, place, phone })
    .from(lead)
    .innerJoin(site, eq(site.id, lead.siteId))
    .where(oneOf(id, leads))
    .orderBy(asc(createdAt));
  const companies = await handedOver(db, leads);
  const steps = await planned(db, leads);
  return rows.map((row) => ({
    ...written(row),
    partners: ofLead(companies, row.id),
    milestones: ofLead(steps, row.id),
  }));
}
