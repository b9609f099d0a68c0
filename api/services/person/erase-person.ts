import type { Settings } from '#api/context/deps.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, lead, summaryRequest, visit } from '#api/database/schema/leads.ts';
import { audit, idempotency, limitCounter, outboxEvent } from '#api/database/schema/platform.ts';
import { projectDocument } from '#api/database/schema/projects.ts';
import {
  type AnyPgColumn,
  and,
  asc,
  eq,
  namesOneOf,
  notExists,
  oneOf,
  or,
  type SQL,
  sql,
  textOneOf,
} from '#api/database/sql.ts';
import type { Jobs } from '#api/jobs/jobs.ts';
import { findAddress } from '#api/services/contacts/contact-address.ts';
import { companiesThatKnow } from '#api/services/leads/companies-that-know.ts';
import { openLeadsOf } from '#api/services/leads/lead-queries.ts';
import { mailErasure } from '#api/services/mail/mail-partners.ts';
import { type PersonRows, rowsOfPerson } from '#api/services/person/rows-of-person.ts';
import { tellErasure } from '#api/services/webhooks/tell-webhooks.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { erasePerson as endpoint } from '#domain/contract/person.ts';

/** Erases the person behind the token, and tells the companies that may have seen their requests (GDPR, article 19). What stays says that an erasure happened, and of whom nothing. */
export async function erasePerson(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, ids, events, audit, requestId } = context;
  const { id } = await findAddress(context, token);
  for (const leadId of await openLeadsOf(tx, id)) {
    const companies = await companiesThatKnow(tx, leadId);
    await mailErasure(context, leadId, companies);
    await tellErasure(context, leadId, companies);
  }
  await eraseRows(context, [id]);
  const erasureId = ids.next();
  await events.emit(tx, 'person.erased', { erasureId });
  await audit.record(tx, {
    actorScope: 'anonymous',
    verb: 'erase',
    entity: 'person',
    entityId: erasureId,
    requestId,
  });
  return { erased: true };
}

interface ErasureContext {
  tx: Database;
  now: Date;
  jobs: Jobs;
  settings: Settings;
}

/** A request that comes in meanwhile waits, and finds the address gone. */
export async function lockAddresses(tx: Database, addresses: string[]): Promise<void> {
  const { id } = contactAddress;
  await tx.select({ id }).from(contactAddress).where(oneOf(id, addresses)).orderBy(asc(id)).for('update');
}

/** What names the rows by their ids without a foreign key: events, jobs, the audit trail, kept replies, counters. */
async function eraseTraces({ tx, jobs }: ErasureContext, rows: PersonRows): Promise<void> {
  const ids = Object.values(rows).flat();
  const named = namesOneOf(outboxEvent.payload, ids);
  const events = await tx.delete(outboxEvent).where(named).returning({ id: outboxEvent.id });
  await jobs.forget(tx, [...ids, ...events.map(({ id }) => id)]);
  const scopes = rows.visits.map((id) => `visit:${id}`);
  await tx.delete(audit).where(or(textOneOf(audit.entityId, ids), textOneOf(audit.actorScope, scopes)));
  const replied = textOneOf(sql`${idempotency.reply}->>'leadId'`, rows.leads);
  const ofVisits = or(textOneOf(idempotency.actorScope, scopes), oneOf(idempotency.visitId, rows.visits));
  const ofProjects = textOneOf(sql`${idempotency.reply}->>'projectId'`, rows.projects);
  await tx.delete(idempotency).where(or(replied, ofProjects, ofVisits));
  await tx
    .delete(limitCounter)
    .where(
      textOneOf(sql`split_part(${limitCounter.key}, ':', 2)`, [...rows.visits, ...rows.addresses, ...rows.projects]),
    );
}

/** What a file was called may name somebody: only its number stays until it is removed. */
async function orphanDocuments(tx: Database, { projects }: PersonRows): Promise<void> {
  const { projectId } = projectDocument;
  await tx.update(projectDocument).set({ projectId: null, name: '' }).where(oneOf(projectId, projects));
}

/** What somebody else's request shows stays with them. */
function unused(tx: Database, id: AnyPgColumn, user: AnyPgColumn): SQL {
  return notExists(tx.select({ one: sql`1` }).from(user.table).where(eq(user, id)));
}

async function eraseHomes({ tx }: ErasureContext, { assessments, homeProfiles, visits }: PersonRows): Promise<void> {
  const shown = [lead.assessmentId, summaryRequest.assessmentId].map((it) => unused(tx, assessment.id, it));
  await tx.delete(assessment).where(and(oneOf(assessment.id, assessments), ...shown));
  const described = unused(tx, homeProfile.id, assessment.homeProfileId);
  await tx.delete(homeProfile).where(and(oneOf(homeProfile.id, homeProfiles), described));
  await tx.delete(visit).where(oneOf(visit.id, visits));
}

/**
 * Removes everything about the people behind these addresses. That a mailbox is shut stays noted, so that nobody makes us
 * write there again. Consents, leads, projects, mails and deliveries go with the address: the database cascades. Pictures and documents lose what they hang on, and a job their files.
 */
export async function eraseRows(context: ErasureContext, addresses: string[]): Promise<PersonRows> {
  const { tx } = context;
  await lockAddresses(tx, addresses);
  const rows = await rowsOfPerson(tx, addresses, 'erasure');
  await eraseTraces(context, rows);
  await orphanDocuments(tx, rows);
  await tx.delete(contactAddress).where(oneOf(contactAddress.id, addresses));
  await eraseHomes(context, rows);
  if (rows.visits.length > 0 || rows.projects.length > 0) await context.jobs.send(tx, 'remove-media', {});
  return rows;
}
