import type { Database } from '#api/database/database.ts';
import { project } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import {
  expertCall,
  guaranteeClaim,
  installerReport,
  meterReading,
  projectDocument,
  projectMark,
  projectMessage,
  quote,
} from '#api/database/schema/projects.ts';
import { asc, eq, getTableColumns, oneOf } from '#api/database/sql.ts';
import { written } from '#api/services/person/written.ts';
import { fillPath } from '#domain/contract/endpoint.ts';
import type { ExportedProject } from '#domain/contract/person.ts';
import { readDocument } from '#domain/contract/project-documents.ts';

function messagesOf(db: Database, leadIds: readonly string[]) {
  const { side, text, createdAt, id } = projectMessage;
  return db
    .select({ leadId: project.leadId, company: partner.name, side, text, createdAt })
    .from(projectMessage)
    .innerJoin(project, eq(project.id, projectMessage.projectId))
    .leftJoin(partner, eq(partner.id, projectMessage.partnerId))
    .where(oneOf(project.leadId, leadIds))
    .orderBy(asc(createdAt), asc(id));
}

function marksOf(db: Database, leadIds: readonly string[]) {
  const { conversation, side, readAt } = projectMark;
  return db
    .select({ leadId: project.leadId, conversation, side, readAt })
    .from(projectMark)
    .innerJoin(project, eq(project.id, projectMark.projectId))
    .where(oneOf(project.leadId, leadIds))
    .orderBy(asc(readAt));
}

function quotesOf(db: Database, leadIds: readonly string[]) {
  const { id: _, projectId: __, partnerId: ___, offeredById: ____, ...columns } = getTableColumns(quote);
  return db
    .select({ leadId: project.leadId, company: partner.name, ...columns })
    .from(quote)
    .innerJoin(project, eq(project.id, quote.projectId))
    .innerJoin(partner, eq(partner.id, quote.partnerId))
    .where(oneOf(project.leadId, leadIds))
    .orderBy(asc(quote.createdAt));
}

function readingsOf(db: Database, leadIds: readonly string[]) {
  const { day, producedKwh, fedInKwh, drawnKwh, heatingKwh, createdAt } = meterReading;
  return db
    .select({ leadId: project.leadId, day, producedKwh, fedInKwh, drawnKwh, heatingKwh, createdAt })
    .from(meterReading)
    .innerJoin(project, eq(project.id, meterReading.projectId))
    .where(oneOf(project.leadId, leadIds))
    .orderBy(asc(day));
}

function reportsOf(db: Database, leadIds: readonly string[]) {
  const { kind, reason, text, createdAt } = installerReport;
  return db
    .select({ leadId: project.leadId, company: partner.name, kind, reason, text, createdAt })
    .from(installerReport)
    .innerJoin(project, eq(project.id, installerReport.projectId))
    .innerJoin(partner, eq(partner.id, installerReport.partnerId))
    .where(oneOf(project.leadId, leadIds))
    .orderBy(asc(createdAt));
}

function claimsOf(db: Database, leadIds: readonly string[]) {
  const { measuredKwh, lineKwh, openedAt } = guaranteeClaim;
  return db
    .select({ leadId: project.leadId, measuredKwh, lineKwh, openedAt })
    .from(guaranteeClaim)
    .innerJoin(project, eq(project.id, guaranteeClaim.projectId))
    .where(oneOf(project.leadId, leadIds));
}

function callsOf(db: Database, leadIds: readonly string[]) {
  const { startsAt, phone, timeZone, createdAt, cancelledAt } = expertCall;
  return db
    .select({ leadId: project.leadId, startsAt, phone, timeZone, createdAt, cancelledAt })
    .from(expertCall)
    .innerJoin(project, eq(project.id, expertCall.projectId))
    .where(oneOf(project.leadId, leadIds))
    .orderBy(asc(startsAt));
}

function documentsOf(db: Database, leadIds: readonly string[]) {
  const { id, projectId, name, kind, bytes, side, createdAt } = projectDocument;
  return db
    .select({
      leadId: project.leadId,
      id,
      projectId: project.id,
      company: partner.name,
      name,
      kind,
      bytes,
      side,
      createdAt,
    })
    .from(projectDocument)
    .innerJoin(project, eq(project.id, projectId))
    .leftJoin(partner, eq(partner.id, projectDocument.partnerId))
    .where(oneOf(project.leadId, leadIds))
    .orderBy(asc(createdAt), asc(id));
}

function ofLead<Row extends { leadId: string }>(rows: readonly Row[], leadId: string) {
  return rows.filter((it) => it.leadId === leadId).map(({ leadId: _, ...row }) => written(row));
}

/** What happened in the projects of these requests, by request. */
export async function exportProjects(
  db: Database,
  leadIds: readonly string[],
): Promise<(leadId: string) => ExportedProject> {
  const messages = await messagesOf(db, leadIds);
  const marks = await marksOf(db, leadIds);
  const quotes = await quotesOf(db, leadIds);
  const readings = await readingsOf(db, leadIds);
  const reports = await reportsOf(db, leadIds);
  const claims = await claimsOf(db, leadIds);
  const calls = await callsOf(db, leadIds);
  const documents = await documentsOf(db, leadIds);
  return (leadId) => ({
    messages: ofLead(messages, leadId),
    read: ofLead(marks, leadId),
    quotes: ofLead(quotes, leadId),
    readings: ofLead(readings, leadId),
    installerReports: ofLead(reports, leadId),
    claims: ofLead(claims, leadId),
    calls: ofLead(calls, leadId),
    documents: ofLead(documents, leadId).map(({ id: documentId, projectId, ...it }) => ({
      ...it,
      path: fillPath(readDocument.path, { projectId, documentId }),
    })),
  });
}
