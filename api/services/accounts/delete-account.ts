import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { accountRequest, user } from '#api/database/schema/accounts.ts';
import { audit, idempotency, limitCounter } from '#api/database/schema/platform.ts';
import { eq, or, sql, textOneOf } from '#api/database/sql.ts';
import { type FoundAccount, ownAccount } from '#api/services/accounts/account-queries.ts';
import { keepOneAdmin } from '#api/services/accounts/keep-one-admin.ts';
import { guessKey, proveOwner } from '#api/services/accounts/passwords.ts';
import { queueRevocations } from '#api/services/accounts/revocations.ts';
import { cancelCallsOf } from '#api/services/projects/expert-calls.ts';
import { passOnCompany } from '#api/services/team/pass-on-company.ts';
import type { deleteAccount as endpoint } from '#domain/contract/accounts.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';

/** Rows that hang on the account go with it; what names it without a key goes here. */
async function eraseAccount(tx: Database, { id, email }: FoundAccount['person']): Promise<void> {
  const scope = `user:${id}`;
  const requests = await tx
    .delete(accountRequest)
    .where(or(eq(accountRequest.email, email), eq(accountRequest.userId, id)))
    .returning();
  const named = [id, ...requests.map((it) => it.id)];
  await tx.delete(audit).where(or(eq(audit.actorScope, scope), textOneOf(audit.entityId, named)));
  await tx.delete(idempotency).where(eq(idempotency.actorScope, scope));
  await tx.delete(limitCounter).where(eq(sql`split_part(${limitCounter.key}, ':', 2)`, id));
  await tx.delete(user).where(eq(user.id, id));
}

/** What stays says that an account was deleted, and of whom nothing. */
export async function deleteAccount(
  context: ServiceContext,
  { password }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx: db, actor, ids, audit: trail, requestId, limiter, settings } = context;
  const found = await ownAccount(db, actor);
  await proveOwner(context, found, password);
  const { id } = found.person;
  await db.transaction(async (tx) => {
    if (found.person.isAdmin) await keepOneAdmin(tx, id);
    await queueRevocations(context, tx, id);
    await cancelCallsOf({ ...context, tx }, { ownerId: id });
    const heirs = await passOnCompany(tx, id);
    await eraseAccount(tx, found.person);
    await limiter.forget(tx, 'guessPerAccount', guessKey(settings.secret, { userId: id }));
    const deed = { actorScope: 'anonymous', verb: 'delete', entity: 'account', entityId: ids.next(), requestId };
    await trail.record(tx, deed);
    const change = { before: { teamRole: 'member' }, after: { teamRole: 'owner' } };
    for (const { userId: entityId } of heirs)
      await trail.record(tx, { ...deed, verb: 'partner.member-changed', entity: 'user', entityId, change });
  });
  return { deleted: true };
}
