import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { partnerApplication, partnerDocument } from '#api/database/schema/applications.ts';
import { asc, eq } from '#api/database/sql.ts';
import { liveRequest } from '#api/services/accounts/account-queries.ts';
import { documentPath } from '#api/services/applications/document-link.ts';
import type { Application } from '#domain/contract/applications.ts';
import { Failure } from '#domain/failure.ts';
import type { ApplicationState } from '#domain/partners/application.ts';

export type ApplicationRow = typeof partnerApplication.$inferSelect;

export function stateOf({ submittedAt, decidedAt, partnerId }: ApplicationRow): ApplicationState {
  if (!decidedAt) return submittedAt ? 'submitted' : 'draft';
  return partnerId ? 'accepted' : 'refused';
}

type Linked = Pick<ServiceContext, 'settings' | 'now'>;

/** The application of a link of ours, locked until the transaction ends. */
export async function linkedApplication(tx: Database, context: Linked, token: string): Promise<ApplicationRow> {
  const { id } = await liveRequest(tx, context, token, 'application');
  const linked = eq(partnerApplication.accountRequestId, id);
  const [row] = await tx.select().from(partnerApplication).where(linked).for('update');
  if (!row) throw new Failure('not-found');
  return row;
}

/** The same while it has not been sent. */
export async function linkedDraft(tx: Database, context: Linked, token: string): Promise<ApplicationRow> {
  const row = await linkedApplication(tx, context, token);
  if (stateOf(row) !== 'draft') throw new Failure('status-not-possible');
  return row;
}

export function documentsOf(tx: Database, applicationId: string) {
  const ofIt = eq(partnerDocument.applicationId, applicationId);
  return tx.select().from(partnerDocument).where(ofIt).orderBy(asc(partnerDocument.createdAt), asc(partnerDocument.id));
}

/** All that is held of an application, with links to its documents. */
export async function shownApplication(
  tx: Database,
  { settings, now }: Linked,
  row: ApplicationRow,
): Promise<Application> {
  const documents = await documentsOf(tx, row.id);
  const { id, company, registerNumber, country, state: region, city, postcodes, solutions } = row;
  const { contactName, email, phone, message, consentVersion, reason } = row;
  return {
    id,
    createdAt: row.createdAt.toISOString(),
    standing: stateOf(row),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason,
    ...{ company, registerNumber, country, state: region, city, postcodes, solutions },
    ...{ contactName, email, phone, message, consentVersion },
    documents: documents.map((it) => ({
      ...{ id: it.id, kind: it.kind, name: it.name, type: it.type, bytes: it.bytes },
      createdAt: it.createdAt.toISOString(),
      path: documentPath(settings.secret, it.id, now),
    })),
  };
}
