import type { ServiceContext } from '#api/context/service-context.ts';
import { account, accountRequest, user } from '#api/database/schema/accounts.ts';
import { and, eq, ne, sql } from '#api/database/sql.ts';
import { type AccountRequestRow, findAccountOf, liveRequest } from '#api/services/accounts/account-queries.ts';
import type { confirmAccount as endpoint } from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

/** The account as this registration has it. A username that was taken in the meantime is left out. */
async function openAccount({ tx, ids, now }: ServiceContext, request: AccountRequestRow): Promise<string> {
  const { email, name, username, passwordHash, language } = request;
  const id = ids.next();
  const person = { id, email, name: name ?? '', emailVerified: true, language, createdAt: now, updatedAt: now };
  const named = { ...person, username: username?.toLowerCase() ?? null, displayUsername: username };
  const opened = await tx.insert(user).values(named).onConflictDoNothing({ target: user.username }).returning();
  if (opened.length === 0) await tx.insert(user).values(person);
  const way = { id: ids.next(), userId: id, accountId: id, providerId: 'credential', password: passwordHash };
  await tx.insert(account).values({ ...way, createdAt: now, updatedAt: now });
  return id;
}

/** Of all registrations with this address the confirmed one remains, without what only the account needs. */
async function closeRequests({ tx, now }: ServiceContext, { id, email }: AccountRequestRow): Promise<void> {
  const others = and(
    eq(accountRequest.email, email),
    ne(accountRequest.id, id),
    eq(accountRequest.kind, 'registration'),
  );
  await tx.delete(accountRequest).where(others);
  const closed = { usedAt: now, name: null, username: null, passwordHash: null };
  await tx.update(accountRequest).set(closed).where(eq(accountRequest.id, id));
}

/** Whoever proves the mailbox gets the account, as they registered it; what a stranger left under the address goes. */
export async function confirmAccount(context: ServiceContext, token: string): Promise<ReplyOf<typeof endpoint>> {
  const { tx, audit, actor, requestId } = context;
  const request = await liveRequest(tx, context, token, 'registration');
  const { email } = request;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
  if (!request.usedAt) {
    if (await findAccountOf(tx, email)) throw new Failure('not-found');
    await tx.delete(user).where(and(eq(user.email, email), eq(user.emailVerified, false)));
    const entityId = await openAccount(context, request);
    await closeRequests(context, request);
    await audit.record(tx, { actorScope: actor.scope, verb: 'verify', entity: 'user', entityId, requestId });
  }
  const found = await findAccountOf(tx, email);
  if (!found) throw new Failure('not-found');
  return { username: found.person.displayUsername };
}
