import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { session } from '#api/database/schema/accounts.ts';
import { and, desc, eq, gt, ne, sql } from '#api/database/sql.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import type * as endpoints from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

export async function listSessions({ tx: db, actor }: ServiceContext): Promise<ReplyOf<typeof endpoints.listSessions>> {
  const { person } = await ownAccount(db, actor);
  const live = and(eq(session.userId, person.id), gt(session.expiresAt, sql`now()`));
  const rows = await db.select().from(session).where(live).orderBy(desc(session.updatedAt));
  return rows.map(({ id, createdAt, updatedAt, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    seenAt: updatedAt.toISOString(),
    userAgent: userAgent || null,
    isCurrent: id === actor.sessionId,
  }));
}

/** Ends what is open for somebody, but for this one. Returns how many sessions that were. */
export async function endSessions(db: Database, userId: string, but?: string | null): Promise<number> {
  const theirs = and(eq(session.userId, userId), but ? ne(session.id, but) : undefined);
  return (await db.delete(session).where(theirs).returning({ id: session.id })).length;
}

/** Another's session is none. */
export async function endSession(
  { tx, actor, audit, requestId }: ServiceContext,
  sessionId: string | undefined,
): Promise<ReplyOf<typeof endpoints.endSession>> {
  const { person } = await ownAccount(tx, actor);
  const own = and(eq(session.id, sessionId ?? ''), eq(session.userId, person.id));
  const ended = await tx.delete(session).where(own).returning({ id: session.id });
  if (ended.length === 0) throw new Failure('not-found');
  const deed = { actorScope: actor.scope, verb: 'end-session', entity: 'user', entityId: person.id, requestId };
  await audit.record(tx, deed);
  return { ended: true };
}
