import type { ServiceContext } from '#api/context/service-context.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { suppression } from '#api/database/schema/contacts.ts';
import { and, eq } from '#api/database/sql.ts';
import { mailboxHash } from '#api/services/contacts/suppressions.ts';
import { knownId } from '#api/services/known-id.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { listSuppressions as endpoint, Suppression } from '#domain/contract/health.ts';
import type { Page } from '#domain/contract/list.ts';
import { Failure } from '#domain/failure.ts';

/** No address is kept: one is found by whoever knows it whole. */
export async function listSuppressions(
  context: ServiceContext,
  { cursor, limit, query, order, reason }: QueryOf<typeof endpoint>,
): Promise<Page<Suppression>> {
  const { id, createdAt, addressHash, suppressedFor } = suppression;
  const size = rowsOf(limit);
  const wanted = and(
    reason && eq(suppressedFor, reason),
    query ? eq(addressHash, mailboxHash(context, query)) : undefined,
    isBehind(cursor, createdAt, id, order),
  );
  const rows = await context.tx
    .select({ id, createdAt, reason: suppressedFor })
    .from(suppression)
    .where(wanted)
    .orderBy(...inOrder(createdAt, id, order))
    .limit(size + 1);
  return pageOf(
    rows,
    (row) => row,
    (row) => ({ ...row, createdAt: row.createdAt.toISOString() }),
    size,
  );
}

/** The vendor keeps a list of its own, and tells us again where it refuses. */
export async function removeSuppression(
  { tx, audit, actor, requestId }: ServiceContext,
  asked: string | undefined,
): Promise<{ deleted: true }> {
  const entityId = knownId(asked);
  const [row] = await tx.delete(suppression).where(eq(suppression.id, entityId)).returning();
  if (!row) throw new Failure('not-found');
  const change = { before: { reason: row.suppressedFor }, after: { reason: '' } };
  const deed = { actorScope: actor.scope, verb: 'delete', entity: 'suppression', entityId, requestId };
  await audit.record(tx, { ...deed, change });
  return { deleted: true };
}
