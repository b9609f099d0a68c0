import type { Deps } from '#api/context/deps.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import { partnerDocument } from '#api/database/schema/applications.ts';
import { and, eq, isNotNull } from '#api/database/sql.ts';
import { documentsOf, linkedDraft, shownApplication } from '#api/services/applications/application-queries.ts';
import { readDocumentToken } from '#api/services/applications/document-link.ts';
import { readDocumentFile, refusedFile } from '#api/services/media/document-file.ts';
import type { Application, addProof as adding, removeProof as removing } from '#domain/contract/applications.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#domain/partners/application.ts';
import { documentName } from '#domain/projects/documents.ts';

const types = { pdf: 'application/pdf', picture: 'image/jpeg' } as const;

async function countBytes({ limiter, tx, askedBy }: ServiceContext, bytes: number): Promise<void> {
  const kilobytes = Math.ceil(bytes / 1_000);
  await limiter.alone(tx, [['bytesOfMediaPerAddress', askedBy, kilobytes]]);
  await limiter.alone(tx, [['bytesOfMediaPerDay', 'all', kilobytes]]);
}

/** The file is written between two transactions: what never comes to its application is found by its row, and removed. */
export async function addProof(
  context: ServiceContext,
  { token, kind, name, file }: BodyOf<typeof adding>,
): Promise<Application> {
  const { tx: db, ids, now, media } = context;
  await linkedDraft(db, context, token);
  await countBytes(context, file.length * 0.75);
  const sent = Buffer.from(file, 'base64');
  if (sent.byteLength > MAX_DOCUMENT_BYTES) throw refusedFile('too-long');
  const read = await readDocumentFile(context, sent);
  const id = ids.next();
  const about = { kind, name: documentName(name, read.kind), type: types[read.kind], bytes: read.bytes.byteLength };
  await db.insert(partnerDocument).values({ ...about, id, createdAt: now });
  await media.put(id, read.bytes);
  return db.transaction(async (tx) => {
    const row = await linkedDraft(tx, context, token);
    if ((await documentsOf(tx, row.id)).length >= MAX_DOCUMENTS) throw refusedFile('too-many');
    await tx.update(partnerDocument).set({ applicationId: row.id, isKept: true }).where(eq(partnerDocument.id, id));
    return shownApplication(tx, context, row);
  });
}

/** Its file goes with the next job. */
export async function removeProof(
  context: ServiceContext,
  { token, documentId }: BodyOf<typeof removing>,
): Promise<Application> {
  const { tx, jobs } = context;
  const row = await linkedDraft(tx, context, token);
  const own = and(eq(partnerDocument.id, documentId), eq(partnerDocument.applicationId, row.id));
  const [gone] = await tx.update(partnerDocument).set({ applicationId: null }).where(own).returning();
  if (!gone) throw new Failure('not-found');
  await jobs.send(tx, 'remove-media', {});
  return shownApplication(tx, context, row);
}

type FileContext = Pick<Deps, 'database' | 'media' | 'clock' | 'settings'>;

/** The document behind a link, as long as its application is there. */
export async function readDocument({ database: { db }, media, clock, settings }: FileContext, token: string) {
  const id = readDocumentToken(settings.secret, token, clock.now());
  const kept = and(eq(partnerDocument.id, id ?? ''), isNotNull(partnerDocument.applicationId));
  const [row] = id ? await db.select().from(partnerDocument).where(kept) : [];
  const file = row && (await media.get(row.id));
  if (!row || !file) throw new Failure('not-found');
  return { row, file };
}
