import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { assessment, lead, milestone, project } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { and, asc, eq, isNotNull, isNull, oneOf, type SQL } from '#api/database/sql.ts';

const columns = { project, lead, market: assessment.market, email: contactAddress.email };

/** Projects with the request they follow. The caller orders and limits them. */
export function selectProjects(db: Database, where: SQL | undefined) {
  return db
    .select(columns)
    .from(project)
    .innerJoin(lead, eq(lead.id, project.leadId))
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .innerJoin(contactAddress, eq(contactAddress.id, lead.contactAddressId))
    .where(where);
}

export type StoredProject = Awaited<ReturnType<typeof selectProjects>>[number];

/** The steps of these projects in their order, with who ticked them. */
export function stepsOfProjects(db: Database, projectIds: readonly string[]) {
  return db
    .select({ step: milestone, company: partner.name, person: user.name })
    .from(milestone)
    .leftJoin(partner, eq(partner.id, milestone.donePartnerId))
    .leftJoin(user, eq(user.id, milestone.doneById))
    .where(oneOf(milestone.projectId, projectIds))
    .orderBy(asc(milestone.dueFrom), asc(milestone.dueUntil));
}

/** Gives projects without an owner to the account whose proved mailbox has confirmed their request. */
async function claim(db: Database, which: SQL): Promise<void> {
  const theirs = and(eq(user.email, contactAddress.normalizedEmail), eq(user.emailVerified, true));
  const open = and(eq(project.leadId, lead.id), isNull(project.ownerId), isNotNull(lead.confirmedAt), which);
  await db
    .update(project)
    .set({ ownerId: user.id })
    .from(lead)
    .innerJoin(contactAddress, eq(contactAddress.id, lead.contactAddressId))
    .innerJoin(user, theirs)
    .where(open);
}

/** Those that somebody asked for before they had the account, too. */
export function claimForAccount(db: Database, userId: string): Promise<void> {
  return claim(db, eq(user.id, userId));
}

export function claimOfLead(db: Database, leadId: string): Promise<void> {
  return claim(db, eq(lead.id, leadId));
}

/** The projects of somebody's own requests, by request. */
export async function ownProjects(db: Database, userId: string): Promise<Map<string, string>> {
  await claimForAccount(db, userId);
  const { leadId, id, ownerId } = project;
  const rows = await db.select({ leadId, id }).from(project).where(eq(ownerId, userId));
  return new Map(rows.map((it) => [it.leadId, it.id]));
}
