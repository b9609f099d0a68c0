import type { ServiceContext } from '#api/context/service-context.ts';
import { projectDocument } from '#api/database/schema/projects.ts';
import { and, count, eq } from '#api/database/sql.ts';
import { sha256 } from '#api/ground/keyed-hash.ts';
import { readDocumentFile, refusedFile } from '#api/services/media/document-file.ts';
import { type OpenedProject, openForChange, recordDeed } from '#api/services/projects/open-project.ts';
import { documentsFor } from '#api/services/projects/project-documents.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { addDocument as endpoint, ProjectDocument } from '#domain/contract/project-documents.ts';
import { projectSides } from '#domain/projects/conversation.ts';
import { documentName, MOST_DOCUMENTS } from '#domain/projects/documents.ts';

const WHOLE_SERVICE = 'all';

/** Counted before the work: of the project, and with all that is kept beside the database. */
async function limitDocument({ limiter, tx }: ServiceContext, { project }: OpenedProject, bytes: number) {
  const kilobytes = Math.ceil(bytes / 1_000);
  await limiter.alone(tx, [['documentPerProject', project.id]]);
  await limiter.alone(tx, [['bytesOfDocumentsPerProject', project.id, kilobytes]]);
  await limiter.alone(tx, [['bytesOfMediaPerDay', WHOLE_SERVICE, kilobytes]]);
}

/** One who has sent a file twice has it once. */
async function earlier(context: ServiceContext, { project, reader }: OpenedProject, contentHash: string) {
  const { projectId, addedById, contentHash: known } = projectDocument;
  const same = and(eq(projectId, project.id), eq(addedById, reader.userId), eq(known, contentHash));
  const [row] = await context.tx.select({ id: projectDocument.id }).from(projectDocument).where(same);
  return row?.id;
}

async function join(context: ServiceContext, projectId: string, row: { id: string; contentHash: string }) {
  const { tx, events } = context;
  const opened = await openForChange(context, projectId, projectSides);
  const find = async (id: string) => (await documentsFor(context, opened)).find((it) => it.id === id);
  const known = await earlier(context, opened, row.contentHash);
  if (known) return find(known);
  const ofProject = eq(projectDocument.projectId, projectId);
  const [there] = await tx.select({ count: count() }).from(projectDocument).where(ofProject);
  if ((there?.count ?? 0) >= MOST_DOCUMENTS) throw refusedFile('too-many');
  await tx.update(projectDocument).set({ projectId, isKept: true }).where(eq(projectDocument.id, row.id));
  await events.emit(tx, 'document.added', { projectId, documentId: row.id });
  await recordDeed(context, projectId, 'add document');
  return find(row.id);
}

/** The row is there before its file, and joins the project once the file is kept: what fails in between is found and removed. */
export async function addDocument(
  context: ServiceContext,
  projectId: string | undefined,
  { name, file: base64 }: BodyOf<typeof endpoint>,
): Promise<ProjectDocument> {
  const { tx: db, ids, now, media } = context;
  const opened = await openForChange(context, projectId, projectSides);
  const { project, reader } = opened;
  const sent = Buffer.from(base64, 'base64');
  await limitDocument(context, opened, sent.byteLength);
  const { kind, bytes } = await readDocumentFile(context, sent);
  const row = { id: ids.next(), contentHash: sha256(sent) };
  const by = { side: reader.side, partnerId: reader.companyId, addedById: reader.userId };
  const about = { name: documentName(name, kind), kind, bytes: bytes.byteLength, createdAt: now };
  await db.insert(projectDocument).values({ ...row, ...by, ...about });
  await media.put(row.id, bytes);
  const added = await db.transaction((tx) => join({ ...context, tx }, project.id, row));
  if (!added) throw new Error('the document just added is missing');
  return added;
}
