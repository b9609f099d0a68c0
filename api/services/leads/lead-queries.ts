import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, lead, leadPartner, milestone, project } from '#api/database/schema/leads.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import { and, asc, eq, isNotNull, isNull, oneOf, type SQL, sql } from '#api/database/sql.ts';
import { toldHome } from '#api/services/assessments/told-home.ts';

const columns = {
  lead,
  assessment,
  profile: homeProfile.profile,
  contact: contactAddress,
  site: site.name,
  /** The company on whose page it was asked for. */
  pagePartner: partner.name,
  /** How it stands with the company that asks. */
  handed: leadPartner,
  /** Who looks after it there. */
  assignee: user.name,
};

/** Requests with all that stands behind them; with a company, those that it was handed. The caller orders and limits them. */
export function selectLeads(db: Database, where: SQL | undefined, companyId?: string) {
  const theirs = companyId ? eq(leadPartner.partnerId, companyId) : sql`false`;
  return db
    .select(columns)
    .from(lead)
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .innerJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .innerJoin(contactAddress, eq(contactAddress.id, lead.contactAddressId))
    .innerJoin(site, eq(site.id, lead.siteId))
    .leftJoin(partner, eq(partner.id, site.partnerId))
    .leftJoin(leadPartner, and(eq(leadPartner.leadId, lead.id), theirs, isNull(leadPartner.leftAt)))
    .leftJoin(user, eq(user.id, leadPartner.assigneeId))
    .where(and(where, companyId ? isNotNull(leadPartner.partnerId) : undefined));
}

export type StoredLead = Awaited<ReturnType<typeof selectLeads>>[number];
export type HandedLead = StoredLead & { handed: typeof leadPartner.$inferSelect };

export function isHanded(row: StoredLead): row is HandedLead {
  return row.handed !== null;
}

/** A lead that was handed to the company and not taken back. */
export async function leadOfCompany(db: Database, leadId: string, companyId: string): Promise<StoredLead | null> {
  const [row] = await selectLeads(db, and(eq(lead.id, leadId), isNull(lead.withdrawnAt)), companyId);
  return row ?? null;
}

/** What a request tells of a home, and what we made of it. */
export function homeOfLead({ assessment: kept, profile }: StoredLead) {
  return toldHome(kept, profile);
}

/** The companies that have these leads, by name. */
export function companiesOf(db: Database, leadIds: readonly string[]) {
  const { leadId, status, statusReason: reason, statusChangedAt, createdAt: handedOverAt } = leadPartner;
  return db
    .select({ leadId, id: partner.id, name: partner.name, handedOverAt, status, reason, statusChangedAt })
    .from(leadPartner)
    .innerJoin(partner, eq(partner.id, leadPartner.partnerId))
    .where(and(oneOf(leadId, leadIds), isNull(leadPartner.leftAt)))
    .orderBy(asc(partner.name));
}

/** What is planned for these leads, in its order. */
export function stepsOf(db: Database, leadIds: readonly string[]) {
  const { kind, dueFrom, dueUntil, doneAt, reopenedReason } = milestone;
  return db
    .select({ leadId: project.leadId, projectId: project.id, kind, dueFrom, dueUntil, doneAt, reopenedReason })
    .from(milestone)
    .innerJoin(project, eq(project.id, milestone.projectId))
    .where(oneOf(project.leadId, leadIds))
    .orderBy(asc(dueFrom), asc(dueUntil));
}

/** Whether a request still stands: it was not taken back, nor erased. */
export async function isOpenLead(db: Database, leadId: string): Promise<boolean> {
  const open = and(eq(lead.id, leadId), isNull(lead.withdrawnAt));
  const rows = await db.select({ id: lead.id }).from(lead).where(open);
  return rows.length > 0;
}

/** The requests of an address that were not taken back. */
export async function openLeadsOf(tx: Database, contactAddressId: string): Promise<string[]> {
  const open = and(eq(lead.contactAddressId, contactAddressId), isNull(lead.withdrawnAt));
  const rows = await tx.select({ id: lead.id }).from(lead).where(open);
  return rows.map(({ id }) => id);
}
