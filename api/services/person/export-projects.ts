import type { Database } from '#api/database/database.ts';
import { project } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { projectMark, projectMessage, quote } from '#api/database/schema/projects.ts';
import { asc, eq, getTableColumns, oneOf } from '#api/database/sql.ts';
import { written } from '#api/services/person/written.ts';
import type { ExportedProject } from '#domain/contract/person.ts';

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
  return (leadId) => ({
    messages: ofLead(messages, leadId),
    read: ofLead(marks, leadId),
    quotes: ofLead(quotes, leadId),
  });
}
