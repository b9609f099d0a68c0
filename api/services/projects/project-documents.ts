import { Readable } from 'node:stream';
import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { partner } from '#api/database/schema/partners.ts';
import { projectDocument } from '#api/database/schema/projects.ts';
import { and, desc, eq, isNull, or, type SQL } from '#api/database/sql.ts';
import { knownId } from '#api/services/known-id.ts';
import { attachment } from '#api/services/media/document-file.ts';
import { type OpenedProject, openProject, recordDeed } from '#api/services/projects/open-project.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/project-documents.ts';
import type { ProjectDocument } from '#domain/contract/project-documents.ts';
import { Failure } from '#domain/failure.ts';
import { MOST_DOCUMENTS } from '#domain/projects/documents.ts';

/** A company's people see what customer and adviser have added, and what their own company has; nothing once the request is withdrawn. */
function isShownTo({ project, lead, reader }: OpenedProject): SQL | undefined {
  const { projectId, partnerId, addedById } = projectDocument;
  const ofProject = eq(projectId, project.id);
  if (reader.companyId === null) return ofProject;
  if (lead.withdrawnAt) return and(ofProject, eq(addedById, reader.userId));
  return and(ofProject, or(isNull(partnerId), eq(partnerId, reader.companyId)));
}

function selectDocuments({ tx }: ServiceContext, where: SQL | undefined) {
  return tx
    .select({ row: projectDocument, by: user.name, company: partner.name })
    .from(projectDocument)
    .leftJoin(user, eq(user.id, projectDocument.addedById))
    .leftJoin(partner, eq(partner.id, projectDocument.partnerId))
    .where(where)
    .orderBy(desc(projectDocument.createdAt), desc(projectDocument.id));
}

type Row = Awaited<ReturnType<typeof selectDocuments>>[number];

function shownDocument({ row, by, company }: Row, { project, reader }: OpenedProject): ProjectDocument {
  const { id, name, kind, bytes, side, createdAt, addedById } = row;
  const isOwn = addedById === reader.userId;
  const about = { id, projectId: project.id, name, kind, bytes, side, by, company };
  return { ...about, createdAt: createdAt.toISOString(), isOwn };
}

export async function documentsFor(context: ServiceContext, opened: OpenedProject): Promise<ProjectDocument[]> {
  return (await selectDocuments(context, isShownTo(opened))).map((it) => shownDocument(it, opened));
}

export async function listDocuments(
  context: ServiceContext,
  projectId: string | undefined,
): Promise<ReplyOf<typeof endpoints.listDocuments>> {
  const opened = await openProject(context, projectId);
  const documents = await documentsFor(context, opened);
  return { documents, mayAdd: opened.reader.mayWrite && documents.length < MOST_DOCUMENTS };
}

async function findDocument(context: ServiceContext, { projectId, documentId }: Record<string, string>) {
  const opened = await openProject(context, projectId);
  const itself = and(isShownTo(opened), eq(projectDocument.id, knownId(documentId)));
  const [found] = await selectDocuments(context, itself);
  if (!found) throw new Failure('not-found');
  return { opened, row: found.row };
}

/** To people of the project alone; a browser keeps it and runs nothing of it. */
export async function readDocument(context: ServiceContext, parameters: Record<string, string>) {
  const { row } = await findDocument(context, parameters);
  const bytes = await context.media.get(row.id);
  if (!bytes) throw new Failure('not-found');
  const headers = {
    'Content-Disposition': attachment(row.name),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Content-Length': String(bytes.byteLength),
  };
  return { body: Readable.from([Buffer.from(bytes)]), headers };
}

/** By who added it; its file goes with the next job. */
export async function removeDocument(
  context: ServiceContext,
  parameters: Record<string, string>,
): Promise<ReplyOf<typeof endpoints.removeDocument>> {
  const { opened, row } = await findDocument(context, parameters);
  if (row.addedById !== opened.reader.userId) throw new Failure('not-found');
  await context.tx.update(projectDocument).set({ projectId: null, name: '' }).where(eq(projectDocument.id, row.id));
  await context.jobs.send(context.tx, 'remove-media', {});
  await recordDeed(context, opened.project.id, 'remove document');
  return { projectId: opened.project.id, removed: true };
}
