import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { answerReview, message } from '#api/database/schema/chat.ts';
import { consent } from '#api/database/schema/contacts.ts';
import {
  assessment,
  homeProfile,
  estimate as keptEstimate,
  lead,
  summaryRequest,
  visit,
} from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { media } from '#api/database/schema/media.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { and, asc, eq, oneOf } from '#api/database/sql.ts';
import { type ContactRow, findAddress } from '#api/services/contacts/contact-address.ts';
import { suppressionOf } from '#api/services/contacts/suppressions.ts';
import { companiesOf, selectLeads, stepsOf } from '#api/services/leads/lead-queries.ts';
import { shownMedia } from '#api/services/media/media-rows.ts';
import { exportProjects } from '#api/services/person/export-projects.ts';
import { rowsOfPerson } from '#api/services/person/rows-of-person.ts';
import { written } from '#api/services/person/written.ts';
import type { Person } from '#domain/contract/person.ts';
import { Failure } from '#domain/failure.ts';
import { answersFromProfile } from '#domain/home/codecs.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';

function ofLead<Row extends { leadId: string }>(rows: Row[], id: string) {
  return rows.filter((it) => it.leadId === id).map(({ leadId: _, ...rest }) => written(rest));
}

/** The person's requests, each with its companies and its milestones. */
async function exportLeads(db: Database, leads: string[]): Promise<Person['leads']> {
  const rows = await selectLeads(db, oneOf(lead.id, leads)).orderBy(asc(lead.createdAt));
  const companies = await companiesOf(db, leads);
  const steps = await stepsOf(db, leads);
  const projects = await exportProjects(db, leads);
  return rows.map(({ lead: { id, createdAt, confirmedAt, withdrawnAt, assessmentId, name, place, phone }, site }) => ({
    ...written({ id, createdAt, confirmedAt, withdrawnAt, site, assessmentId, name, place, phone }),
    partners: ofLead(companies, id).map(({ id: _, ...it }) => it),
    milestones: ofLead(steps, id).map(({ projectId: _, ...it }) => it),
    project: projects(id),
  }));
}

/** What was said in the chats of these visits, in order. */
async function exportMessages(db: Database, visits: string[]): Promise<Person['messages']> {
  const { visitId, role, content, facts, tags, asked, advisor, isCut, createdAt } = message;
  const { grade, note } = answerReview;
  const columns = { visitId, role, content, facts, tags, asked, advisor, isCut, createdAt, grade, note };
  const found = eq(answerReview.messageId, message.id);
  const said = db.select(columns).from(message).leftJoin(answerReview, found).where(oneOf(visitId, visits));
  return (await said.orderBy(asc(visitId), asc(message.position))).map(written);
}

/** What those chats have shown of a home, and the potentials they were told. */
async function exportChatHomes(db: Database, visits: string[]): Promise<Person['chatHomes']> {
  const { visitId, createdAt, profile, isChat } = homeProfile;
  const kept = db.select({ visitId, createdAt, homeProfile: profile }).from(homeProfile);
  const rows = await kept.where(and(isChat, oneOf(visitId, visits))).orderBy(asc(createdAt));
  return rows.map((row) => ({
    ...written(row),
    visitId: row.visitId ?? '',
    potentials: potentialsOf(knownPotentials(answersFromProfile(row.homeProfile))),
  }));
}

/** Mails to the person, and mails about the person's requests to companies and to our staff. */
async function exportMails(db: Database, emails: string[]): Promise<Person['mails']> {
  const { content, status, createdAt, finishedAt } = email;
  const rows = await db
    .select({ content, toPartner: partner.name, status, createdAt, finishedAt })
    .from(email)
    .leftJoin(partner, eq(partner.id, email.partnerId))
    .where(oneOf(email.id, emails))
    .orderBy(asc(createdAt));
  return rows.map(({ content: sent, ...row }) => ({ kind: sent?.kind ?? null, ...written(row) }));
}

/** What companies' servers were told about the person. */
async function exportDeliveries(db: Database, deliveries: string[]): Promise<Person['webhookDeliveries']> {
  const { event, leadId, status, createdAt, finishedAt } = webhookDelivery;
  const rows = await db
    .select({ partner: partner.name, event, leadId, status, createdAt, finishedAt })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .innerJoin(partner, eq(partner.id, webhook.partnerId))
    .where(oneOf(webhookDelivery.id, deliveries))
    .orderBy(asc(createdAt));
  return rows.map(written);
}

type Tx = ServiceContext['tx'];

async function exportAddress(context: ServiceContext, address: ContactRow): Promise<Person['address']> {
  const { id: _, normalizedEmail: __, summaryTokenHash: ___, linkGeneration: ____, ...rest } = address;
  const shut = await suppressionOf(context, address.email);
  return written({ ...rest, ...(shut ?? { suppressedFor: null, suppressedAt: null }) });
}

async function exportConsents(tx: Tx, ids: string[]): Promise<Person['consents']> {
  const { purpose, version, language, sentence, givenAt, leadId } = consent;
  const columns = { purpose, version, language, sentence, givenAt, leadId };
  return (await tx.select(columns).from(consent).where(oneOf(consent.id, ids)).orderBy(asc(givenAt))).map(written);
}

async function exportSummaries(tx: Tx, ids: string[]): Promise<Person['summaryRequests']> {
  const { id, createdAt, confirmedAt, assessmentId, name, language, market, potentials } = summaryRequest;
  const { consultationSummary, summaryBy } = summaryRequest;
  const asked = { id, createdAt, confirmedAt, assessmentId, name, language, market, potentials };
  const columns = { ...asked, consultationSummary, summaryBy };
  return (await tx.select(columns).from(summaryRequest).where(oneOf(id, ids)).orderBy(asc(createdAt))).map(written);
}

async function exportAssessments(tx: Tx, ids: string[]): Promise<Person['assessments']> {
  const { id, createdAt, kind, language, market, answers, result, estimate, tags, homeProfileId } = assessment;
  const columns = { id, createdAt, kind, language, market, answers, result, estimate, tags };
  const rows = await tx
    .select({ ...columns, homeProfile: homeProfile.profile })
    .from(assessment)
    .innerJoin(homeProfile, eq(homeProfile.id, homeProfileId))
    .where(oneOf(id, ids))
    .orderBy(asc(createdAt));
  return rows.map(written);
}

async function exportEstimates(tx: Tx, visits: string[]): Promise<Person['estimates']> {
  const { visitId, kind, createdAt, kept, home } = keptEstimate;
  const columns = { visitId, kind, createdAt, estimate: kept, homeProfile: home };
  const rows = tx.select(columns).from(keptEstimate).where(oneOf(visitId, visits));
  return (await rows.orderBy(asc(createdAt))).map(written);
}

async function exportMedia(context: ServiceContext, visits: string[]): Promise<Person['media']> {
  const { visitId, createdAt } = media;
  const rows = await context.tx.select().from(media).where(oneOf(visitId, visits)).orderBy(asc(createdAt));
  return rows.map((row) => ({ visitId: row.visitId ?? '', ...shownMedia(row, context) }));
}

async function exportVisits(tx: Tx, ids: string[]): Promise<Person['visits']> {
  const { id, language, market, createdAt, lastSeenAt } = visit;
  const columns = { id, site: site.name, language, market, createdAt, lastSeenAt };
  const join = tx.select(columns).from(visit).innerJoin(site, eq(site.id, visit.siteId));
  return (await join.where(oneOf(id, ids)).orderBy(asc(createdAt))).map(written);
}

/** Everything stored about the person behind the token; only once they have shown that the address is theirs. */
export async function exportPerson(context: ServiceContext, token: string | undefined): Promise<Person> {
  const { tx, now } = context;
  const address = await findAddress(context, token);
  if (!address.confirmedAt) throw new Failure('address-unconfirmed');
  const rows = await rowsOfPerson(tx, [address.id], 'export');
  return {
    exportedAt: now.toISOString(),
    address: await exportAddress(context, address),
    consents: await exportConsents(tx, rows.consents),
    leads: await exportLeads(tx, rows.leads),
    summaryRequests: await exportSummaries(tx, rows.summaryRequests),
    assessments: await exportAssessments(tx, rows.assessments),
    visits: await exportVisits(tx, rows.visits),
    messages: await exportMessages(tx, rows.visits),
    media: await exportMedia(context, rows.visits),
    estimates: await exportEstimates(tx, rows.visits),
    chatHomes: await exportChatHomes(tx, rows.visits),
    mails: await exportMails(tx, rows.emails),
    webhookDeliveries: await exportDeliveries(tx, rows.deliveries),
  };
}
