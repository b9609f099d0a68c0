import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { assessment, homeProfile, lead, leadPartner, milestone, project } from '#api/database/schema/leads.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { NEWEST } from '#api/services/summary/read-summary.ts';
import { shown } from '#api/services/summary/shown.ts';
import type { Consultation } from '#domain/contract/summary.ts';
import { assessmentFromProfile } from '#domain/home/codecs.ts';
import type { LeadStatus } from '#domain/leads/lead-status.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';

async function partnersOf(db: Database, leadIds: string[]) {
  const handed = db
    .select({ leadId: leadPartner.leadId, id: partner.id, name: partner.name, status: leadPartner.status })
    .from(leadPartner)
    .innerJoin(partner, eq(partner.id, leadPartner.partnerId))
    .where(inArray(leadPartner.leadId, leadIds));
  const waiting = db
    .select({ leadId: lead.id, id: partner.id, name: partner.name, status: sql<LeadStatus>`'new'` })
    .from(lead)
    .innerJoin(partner, eq(partner.id, sql`any(${lead.waitingPartnerIds})`))
    .where(inArray(lead.id, leadIds));
  return [...(await handed), ...(await waiting)].sort((a, b) => a.name.localeCompare(b.name));
}

async function milestonesOf(db: Database, leadIds: string[]) {
  return db
    .select({ leadId: project.leadId, step: milestone })
    .from(milestone)
    .innerJoin(project, eq(project.id, milestone.projectId))
    .where(inArray(project.leadId, leadIds))
    .orderBy(asc(milestone.dueFrom), asc(milestone.dueUntil));
}

type Milestones = Awaited<ReturnType<typeof milestonesOf>>;

function stepsOf(milestones: Milestones, leadId: string): Consultation['milestones'] {
  const own = milestones.filter((it) => it.leadId === leadId);
  return own.map(({ step: { kind, dueFrom, dueUntil, doneAt } }) => ({
    kind,
    dueFrom,
    dueUntil,
    doneAt: doneAt?.toISOString() ?? null,
  }));
}

/** The requests for partners made with an address. */
export async function leadConsultations(db: Database, address: ContactRow): Promise<Consultation[]> {
  const rows = await db
    .select()
    .from(lead)
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .innerJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .innerJoin(site, eq(site.id, lead.siteId))
    .leftJoin(partner, eq(partner.id, site.partnerId))
    .where(eq(lead.contactAddressId, address.id))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(NEWEST);
  const leadIds = rows.map((row) => row.lead.id);
  const partners = leadIds.length > 0 ? await partnersOf(db, leadIds) : [];
  const milestones = leadIds.length > 0 ? await milestonesOf(db, leadIds) : [];
  return rows.map(({ lead: asked, assessment: { answers, market, result }, home_profile, partner: owner }) =>
    shown({
      id: asked.id,
      kind: 'lead',
      leadId: asked.id,
      name: asked.name,
      createdAt: asked.createdAt.toISOString(),
      confirmedAt: asked.confirmedAt?.toISOString() ?? null,
      withdrawnAt: asked.withdrawnAt?.toISOString() ?? null,
      market,
      answers,
      assessment: assessmentFromProfile(home_profile.profile, answers),
      result,
      potentials: potentialsOf(result),
      partners: partners.filter((it) => it.leadId === asked.id).map(({ leadId: _, ...it }) => it),
      pagePartner: owner?.name ?? null,
      milestones: stepsOf(milestones, asked.id),
      ...(asked.waitingPartnerIds && { waits: true }),
    }),
  );
}
