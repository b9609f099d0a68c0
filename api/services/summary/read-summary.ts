import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { assessment, homeProfile, lead, summaryRequest } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { desc, eq, oneOf, sql } from '#api/database/sql.ts';
import { toldHome } from '#api/services/assessments/told-home.ts';
import { type ContactRow, findAddress } from '#api/services/contacts/contact-address.ts';
import { suppressionOf } from '#api/services/contacts/suppressions.ts';
import { companiesOf, homeOfLead, type StoredLead, selectLeads, stepsOf } from '#api/services/leads/lead-queries.ts';
import { homeOfSummary, type StoredSummary, selectSummaries } from '#api/services/summary/summary-queries.ts';
import { withPhotos } from '#api/services/summary/with-photos.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { Consultation, readSummary as endpoint, Updates } from '#domain/contract/summary.ts';
import { reportForOthers } from '#domain/estimate/estimate-report.ts';
import type { LeadStatus } from '#domain/leads/lead-status.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';

/** Of each kind; the page shows no more. */
const NEWEST = 20;

type Worded = Pick<SummaryAssessment, 'additionalNotes' | 'tags'>;

/** Without what somebody typed, and what was made of it. */
function withoutWords<Told extends Worded>({ additionalNotes: _, tags: __, ...told }: Told) {
  return told;
}

/** As our staff may see it: in full while its owner stands by it, and never who earns what and has which children. */
function shownToStaff(consultation: Consultation): Consultation {
  const { confirmedAt, withdrawnAt, estimate } = consultation;
  if (!confirmedAt || withdrawnAt) return wordless(consultation);
  return { ...consultation, ...(estimate && { estimate: reportForOthers(estimate) }) };
}

/** A request as the reader of its link may see it: until they say that it was theirs, numbers and chosen answers, and no word that somebody typed. */
function shown(consultation: Consultation): Consultation {
  return consultation.confirmedAt ? consultation : wordless(consultation);
}

/** Numbers and chosen answers. */
function wordless(consultation: Consultation): Consultation {
  const { name: _, consultationSummary: __, answers, assessment, estimate, ...figures } = consultation;
  const calculated = estimate && { estimate: reportForOthers(estimate) };
  return {
    ...figures,
    ...calculated,
    answers: withoutWords(answers),
    assessment: assessment && withoutWords(assessment),
  };
}

function ownershipOf({ profile }: StoredLead | StoredSummary): Pick<Consultation, 'ownsHome'> {
  return profile?.ownsHome ? { ownsHome: profile.ownsHome.value } : {};
}

/** The home under the name by which the page knows it. */
function withAssessment<Told extends { home: SummaryAssessment | null }>({ home: assessment, ...told }: Told) {
  return { assessment, ...told };
}

function summaryConsultation(row: StoredSummary): Consultation {
  const { id, name, createdAt, confirmedAt, market, potentials, summaryBy, consultationSummary: text } = row.request;
  const told = homeOfSummary(row);
  return {
    id,
    kind: 'summary',
    name,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    withdrawnAt: null,
    market,
    ...ownershipOf(row),
    ...withAssessment(told ?? { answers: {}, home: null, result: null, potentials }),
    ...(text !== null && { consultationSummary: { by: summaryBy ?? 'visitor', text } }),
    partners: [],
    pagePartner: row.pagePartner,
    milestones: [],
  };
}

type Around = Pick<Consultation, 'partners' | 'milestones'>;

function leadConsultation(row: StoredLead, around: Around): Consultation {
  const { id, name, createdAt, confirmedAt, withdrawnAt, waitingPartnerIds } = row.lead;
  return {
    id,
    kind: 'lead',
    leadId: id,
    name,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    market: row.assessment.market,
    ...ownershipOf(row),
    ...withAssessment(homeOfLead(row)),
    ...around,
    pagePartner: row.pagePartner,
    ...(waitingPartnerIds && { waits: true }),
  };
}

/** Of each of these requests its companies, those that wait for its confirmation included, and what is planned. */
async function aroundLeads(db: Database, leadIds: string[]): Promise<(leadId: string) => Around> {
  if (leadIds.length === 0) return () => ({ partners: [], milestones: [] });
  const waiting = await db
    .select({ leadId: lead.id, id: partner.id, name: partner.name, status: sql<LeadStatus>`'new'` })
    .from(lead)
    .innerJoin(partner, eq(partner.id, sql`any(${lead.waitingPartnerIds})`))
    .where(oneOf(lead.id, leadIds));
  const companies = [...(await companiesOf(db, leadIds)), ...waiting].sort((a, b) => a.name.localeCompare(b.name));
  const steps = await stepsOf(db, leadIds);
  return (leadId) => ({
    partners: companies.filter((it) => it.leadId === leadId).map(({ id, name, status }) => ({ id, name, status })),
    milestones: steps
      .filter((it) => it.leadId === leadId)
      .map(({ kind, dueFrom, dueUntil, doneAt }) => ({
        ...{ kind, dueFrom, dueUntil },
        doneAt: doneAt?.toISOString() ?? null,
      })),
  });
}

/** One request to partners, for our staff. */
export async function leadForStaff(db: Database, row: StoredLead): Promise<Consultation> {
  return shownToStaff(leadConsultation(row, (await aroundLeads(db, [row.lead.id]))(row.lead.id)));
}

type StoredAssessment = Pick<StoredLead, 'assessment' | 'profile'>;

/** One whose request is gone already. */
function leftConsultation({ assessment, profile }: StoredAssessment): Consultation {
  const { id, createdAt, market } = assessment;
  const told = withAssessment(toldHome(assessment, profile));
  const around = { partners: [], pagePartner: null, milestones: [] };
  return {
    ...{ id, kind: 'summary', market, createdAt: createdAt.toISOString(), confirmedAt: null, withdrawnAt: null },
    ...told,
    ...around,
  };
}

/** An assessment with the request that it was stored for, for our staff; null where there is none. */
export async function assessmentForStaff(db: Database, assessmentId: string): Promise<Consultation | null> {
  const [asked] = await selectLeads(db, eq(lead.assessmentId, assessmentId)).limit(1);
  if (asked) return leadForStaff(db, asked);
  const [mailed] = await selectSummaries(db, eq(summaryRequest.assessmentId, assessmentId)).limit(1);
  if (mailed) return shownToStaff(summaryConsultation(mailed));
  const [left] = await db
    .select({ assessment, profile: homeProfile.profile })
    .from(assessment)
    .innerJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .where(eq(assessment.id, assessmentId));
  return left ? shownToStaff(leftConsultation(left)) : null;
}

/** The request as its own reader sees it, whom nothing is kept from. */
export async function consultationOfLead(db: Database, leadId: string): Promise<Consultation | null> {
  const [row] = await selectLeads(db, eq(lead.id, leadId));
  return row ? leadConsultation(row, (await aroundLeads(db, [leadId]))(leadId)) : null;
}

async function leadConsultations(db: Database, { id }: ContactRow): Promise<Consultation[]> {
  const rows = await selectLeads(db, eq(lead.contactAddressId, id))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(NEWEST);
  const leadIds = rows.map((row) => row.lead.id);
  const around = await aroundLeads(db, leadIds);
  return rows.map((row) => leadConsultation(row, around(row.lead.id)));
}

async function summaryConsultations(db: Database, { id }: ContactRow): Promise<Consultation[]> {
  const rows = await selectSummaries(db, eq(summaryRequest.contactAddressId, id))
    .orderBy(desc(summaryRequest.createdAt), desc(summaryRequest.id))
    .limit(NEWEST);
  return rows.map(summaryConsultation);
}

function updatesOf({ updatesWantedAt, updatesConfirmedAt }: ContactRow): Updates {
  if (updatesConfirmedAt) return 'confirmed';
  return updatesWantedAt ? 'wanted' : 'none';
}

const newestFirst = (a: Consultation, b: Consultation) =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/** Everything asked for with this address, the newest first; of a request that nobody has confirmed only figures. */
export async function consultationsOf(tx: Database, address: ContactRow): Promise<Consultation[]> {
  const leads = await leadConsultations(tx, address);
  const summaries = await summaryConsultations(tx, address);
  return [...leads, ...summaries].map(shown).sort(newestFirst).slice(0, NEWEST);
}

/** Everything asked for with this address; the token is the permission. */
export async function readSummary(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const address = await findAddress(context, token);
  return {
    language: address.language,
    confirmed: address.confirmedAt !== null,
    updates: updatesOf(address),
    suppressed: (await suppressionOf(context, address.email)) !== null,
    consultations: await withPhotos(context, await consultationsOf(context.tx, address)),
  };
}
