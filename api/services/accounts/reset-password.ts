import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { account, accountRequest, session } from '#api/database/schema/accounts.ts';
import { and, eq } from '#api/database/sql.ts';
import { type FoundAccount, findAccountOf, liveRequest } from '#api/services/accounts/account-queries.ts';
import { guessKey, hashedPassword, minPasswordLength, refuseCommonPassword } from '#api/services/accounts/passwords.ts';
import type { resetPassword as endpoint } from '#domain/contract/accounts.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

type Person = FoundAccount['person'];

/** Whose password the link sets anew. */
async function personBehind(context: ServiceContext, db: Database, token: string): Promise<Person> {
  const { email, usedAt } = await liveRequest(db, context, token, 'reset');
  const found = usedAt ? undefined : await findAccountOf(db, email);
  if (!found) throw new Failure('not-found');
  return found.person;
}

async function storePassword(tx: Database, { ids, now }: ServiceContext, userId: string, password: string) {
  const theirs = and(eq(account.userId, userId), eq(account.providerId, 'credential'));
  const changed = await tx
    .update(account)
    .set({ password, updatedAt: now })
    .where(theirs)
    .returning({ id: account.id });
  if (changed.length > 0) return;
  const way = { id: ids.next(), userId, accountId: userId, providerId: 'credential', password };
  await tx.insert(account).values({ ...way, createdAt: now, updatedAt: now });
}

/** The owner's way in: the new password ends all sessions, all links of its kind, and the count of wrong guesses. */
export async function resetPassword(
  context: ServiceContext,
  { token, password }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx: db, now, limiter, audit, actor, requestId, settings, askedBy } = context;
  await limiter.alone(db, [['accountPerAddress', askedBy]]);
  const asking = await personBehind(context, db, token);
  if (password.length < minPasswordLength(asking))
    throw new Failure('validation', { fields: [{ path: 'password', problem: 'too-short' }] });
  await refuseCommonPassword(password);
  const passwordHash = await hashedPassword(password);
  await db.transaction(async (tx) => {
    const { id, email } = await personBehind(context, tx, token);
    await storePassword(tx, context, id, passwordHash);
    const theirs = and(eq(accountRequest.email, email), eq(accountRequest.kind, 'reset'));
    await tx.update(accountRequest).set({ usedAt: now }).where(theirs);
    await tx.delete(session).where(eq(session.userId, id));
    await limiter.forget(tx, 'guessPerAccount', guessKey(settings.secret, { userId: id }));
    await audit.record(tx, {
      actorScope: actor.scope,
      verb: 'reset-password',
      entity: 'user',
      entityId: id,
      requestId,
    });
  });
  return { reset: true };
}
