import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { consent } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, summaryRequest, visit } from '#api/database/schema/leads.ts';
import { site } from '#api/database/schema/partners.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { exportChatHomes, exportMessages } from '#api/services/person/export-chats.ts';
import { exportLeads } from '#api/services/person/export-leads.ts';
import { exportDeliveries, exportMails } from '#api/services/person/export-mails.ts';
import { oneOf } from '#api/services/person/one-of.ts';
import { rowsOfPerson } from '#api/services/person/rows-of-person.ts';
import { suppressionOf } from '#api/services/person/suppressions.ts';
import { written } from '#api/services/person/written.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import type { Person } from '#domain/contract/person.ts';
import { Failure } from '#domain/failure.ts';

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
  const { id, createdAt, kind, language, market, answers, result, homeProfileId } = assessment;
  const rows = await tx
    .select({ id, createdAt, kind, language, market, answers, result, homeProfile: homeProfile.profile })
    .from(assessment)
    .innerJoin(homeProfile, eq(homeProfile.id, homeProfileId))
    .where(oneOf(id, ids))
    .orderBy(asc(createdAt));
  return rows.map(written);
}

async function exportVisits(tx: Tx, ids: string[]): Promise<Person['visits']> {
  const { id, createdAt, lastSeenAt } = visit;
  const columns = { id, site: site.name, createdAt, lastSeenAt };
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
    chatHomes: await exportChatHomes(tx, rows.visits),
    mails: await exportMails(tx, rows.emails),
    webhookDeliveries: await exportDeliveries(tx, rows.deliveries),
  };
}
