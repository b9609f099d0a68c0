import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import {
  assessment,
  homeProfile,
  lead,
  leadPartner,
  milestone,
  project,
  summaryRequest,
  visit,
} from '#api/database/schema/leads.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { suppressionOf } from '#api/services/person/suppressions.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { Consultation, readSummary as endpoint, Updates } from '#domain/contract/summary.ts';
import type { LeadStatus } from '#domain/leads/lead-status.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';
import { storedAssessment } from '#domain/summary/stored-assessment.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';

/** Of each kind; the page shows no more. */
const NEWEST = 20;

function withoutNotes<Told extends Pick<SummaryAssessment, 'additionalNotes'>>({ additionalNotes: _, ...told }: Told) {
  return told;
}

/** A request as the reader of its link may see it: until they say that it was theirs, numbers and chosen answers, and no word that somebody typed. */
function shown(consultation: Consultation): Consultation {
  if (consultation.confirmedAt) return consultation;
  const { name: _, consultationSummary: __, answers, assessment, ...figures } = consultation;
  return { ...figures, answers: withoutNotes(answers), assessment: assessment && withoutNotes(assessment) };
}

/** The consultations that were asked for by mail alone. */
async function summaryConsultations(db: Database, address: ContactRow): Promise<Consultation[]> {
  const rows = await db
    .select()
    .from(summaryRequest)
    .leftJoin(assessment, eq(assessment.id, summaryRequest.assessmentId))
    .leftJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .leftJoin(visit, eq(visit.id, summaryRequest.visitId))
    .leftJoin(site, eq(site.id, visit.siteId))
    .leftJoin(partner, eq(partner.id, site.partnerId))
    .where(eq(summaryRequest.contactAddressId, address.id))
    .orderBy(desc(summaryRequest.createdAt), desc(summaryRequest.id))
    .limit(NEWEST);
  return rows.map(({ summary_request: asked, assessment: home, home_profile: kept, partner: owner }) =>
    shown({
      id: asked.id,
      kind: 'summary',
      name: asked.name,
      createdAt: asked.createdAt.toISOString(),
      confirmedAt: asked.confirmedAt?.toISOString() ?? null,
      withdrawnAt: null,
      market: asked.market,
      answers: home?.answers ?? {},
      assessment: home && kept && storedAssessment(home.answers, kept.profile),
      result: home?.result ?? null,
      potentials: asked.potentials,
      ...(asked.consultationSummary !== null && {
        consultationSummary: { by: asked.summaryBy ?? 'visitor', text: asked.consultationSummary },
      }),
      partners: [],
      pagePartner: owner?.name ?? null,
      milestones: [],
    }),
  );
}

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
async function leadConsultations(db: Database, address: ContactRow): Promise<Consultation[]> {
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
      assessment: storedAssessment(answers, home_profile.profile),
      result,
      potentials: potentialsOf(result),
      partners: partners.filter((it) => it.leadId === asked.id).map(({ leadId: _, ...it }) => it),
      pagePartner: owner?.name ?? null,
      milestones: stepsOf(milestones, asked.id),
      ...(asked.waitingPartnerIds && { waits: true }),
    }),
  );
}

export function updatesOf({ updatesWantedAt, updatesConfirmedAt }: ContactRow): Updates {
  if (updatesConfirmedAt) return 'confirmed';
  return updatesWantedAt ? 'wanted' : 'none';
}

const newestFirst = (a: Consultation, b: Consultation) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/** Everything asked for with this address; the token is the permission. Of a request that nobody has confirmed only figures. */
export async function readSummary(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const address = await findAddress(context, token);
  const leads = await leadConsultations(context.tx, address);
  const summaries = await summaryConsultations(context.tx, address);
  return {
    language: address.language,
    confirmed: address.confirmedAt !== null,
    updates: updatesOf(address),
    suppressed: (await suppressionOf(context, address.email)) !== null,
    consultations: [...leads, ...summaries].sort(newestFirst).slice(0, NEWEST),
  };
}
