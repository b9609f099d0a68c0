import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { accountRequest, formerMailbox, user } from '#api/database/schema/accounts.ts';
import { and, eq, gt, gte, ne, or, sql } from '#api/database/sql.ts';
import {
  type AccountRequestRow,
  findAccountById,
  findAccountOf,
  liveRequest,
  ownAccount,
} from '#api/services/accounts/account-queries.ts';
import { endSessions } from '#api/services/accounts/account-sessions.ts';
import { mailAccountLink } from '#api/services/accounts/mail-account-link.ts';
import { proveOwner } from '#api/services/accounts/passwords.ts';
import { mailboxHash } from '#api/services/contacts/suppressions.ts';
import { queueAccountMail } from '#api/services/mail/queue-mail.ts';
import { languageOf } from '#api/services/notifications/mail-notifications.ts';
import { claimForAccount } from '#api/services/projects/project-queries.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import type * as endpoints from '#domain/contract/change-email.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

type Person = typeof user.$inferSelect;

/** Mails the new address its link; the answer is the same whether that address has an account. */
export async function askEmailChange(
  context: ServiceContext,
  { email, password }: BodyOf<typeof endpoints.askEmailChange>,
): Promise<ReplyOf<typeof endpoints.askEmailChange>> {
  const { tx: db, limiter, askedBy, actor, locale } = context;
  await limiter.alone(db, [['accountPerAddress', askedBy]]);
  const found = await ownAccount(db, actor);
  await proveOwner(context, found, password);
  const wanted = normalizedEmail(email);
  if (wanted === found.person.email)
    throw new Failure('validation', { fields: [{ path: 'email', problem: 'unknown-value' }] });
  const { id: userId } = found.person;
  const asked = { kind: 'email', email: wanted, userId, sessionId: actor.sessionId } as const;
  await mailAccountLink(context, { ...asked, language: locale.language });
  return { asked: true };
}

/** Whose address the link changes; nobody's where another account has come to have that address. */
async function personBehind(tx: Database, { userId, email }: AccountRequestRow): Promise<Person> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
  const found = userId ? await findAccountById(tx, userId) : undefined;
  const other = await findAccountOf(tx, email);
  if (!found || (other && other.person.id !== userId)) throw new Failure('not-found');
  return found.person;
}

async function moveTo({ tx, now }: ServiceContext, { id }: Person, email: string): Promise<void> {
  await tx.delete(user).where(and(eq(user.email, email), ne(user.id, id)));
  await tx.update(user).set({ email, updatedAt: now }).where(eq(user.id, id));
  await tx.delete(formerMailbox).where(and(eq(formerMailbox.userId, id), eq(formerMailbox.email, email)));
}

async function note({ tx, audit, actor, requestId }: ServiceContext, verb: string, entityId: string): Promise<void> {
  await audit.record(tx, { actorScope: actor.scope, verb, entity: 'user', entityId, requestId });
}

/** Tells the mailbox that it was left; the link in it leads back. Whoever is told of a theft is told whatever the limits say. */
async function tellFormer(context: ServiceContext, person: Person): Promise<void> {
  const { tx, ids, now, askedBy } = context;
  const { id: userId, email } = person;
  const language = await languageOf(tx, person);
  const id = ids.next();
  await tx.insert(accountRequest).values({ id, kind: 'undo-email', email, userId, language, createdAt: now });
  const mailbox = mailboxHash(context, email);
  await queueAccountMail(context, { accountRequestId: id, kind: 'emailChanged', mailbox, askedBy, language });
}

/** What was asked for until now with the address that is left stays theirs. */
async function keepMailbox({ tx, now }: ServiceContext, { id: userId, email }: Person): Promise<void> {
  await claimForAccount(tx, userId);
  const { userId: whose, email: which } = formerMailbox;
  const left = { userId, email, until: now };
  await tx
    .insert(formerMailbox)
    .values(left)
    .onConflictDoUpdate({ target: [whose, which], set: { until: now } });
}

const changesOf = (userId: string) => and(eq(accountRequest.userId, userId), eq(accountRequest.kind, 'email'));

/** The button behind the link in the new mailbox. A repeat says the same. */
export async function confirmEmailChange(
  context: ServiceContext,
  token: string,
): Promise<ReplyOf<typeof endpoints.confirmEmailChange>> {
  const { tx, now } = context;
  const request = await liveRequest(tx, context, token, 'email');
  const person = await personBehind(tx, request);
  const { email } = request;
  if (request.usedAt) {
    if (person.email !== email) throw new Failure('not-found');
    return { email };
  }
  await keepMailbox(context, person);
  await tellFormer(context, person);
  await moveTo(context, person, email);
  await tx.delete(accountRequest).where(and(changesOf(person.id), ne(accountRequest.id, request.id)));
  await tx.update(accountRequest).set({ usedAt: now }).where(eq(accountRequest.id, request.id));
  await endSessions(tx, person.id, request.sessionId);
  await note(context, 'change-email', person.id);
  return { email };
}

/** What came after the change that is taken back: further changes, the ways back to them, and the mailboxes of that time. */
async function forgetSince(tx: Database, userId: string, { id, createdAt }: AccountRequestRow): Promise<void> {
  const later = and(eq(accountRequest.kind, 'undo-email'), gt(accountRequest.createdAt, createdAt));
  const theirs = and(eq(accountRequest.userId, userId), or(later, eq(accountRequest.kind, 'email')));
  await tx.delete(accountRequest).where(and(theirs, ne(accountRequest.id, id)));
  await tx.delete(formerMailbox).where(and(eq(formerMailbox.userId, userId), gte(formerMailbox.until, createdAt)));
}

/** The button behind the link in the mailbox that was left: the account is there again, and nobody is signed in any more. */
export async function undoEmailChange(
  context: ServiceContext,
  token: string,
): Promise<ReplyOf<typeof endpoints.undoEmailChange>> {
  const { tx, now } = context;
  const request = await liveRequest(tx, context, token, 'undo-email');
  const person = await personBehind(tx, request);
  const { email } = request;
  if (request.usedAt) {
    if (person.email !== email) throw new Failure('not-found');
    return { email };
  }
  await moveTo(context, person, email);
  await forgetSince(tx, person.id, request);
  await tx.update(accountRequest).set({ usedAt: now }).where(eq(accountRequest.id, request.id));
  await endSessions(tx, person.id);
  await note(context, 'undo-email', person.id);
  return { email };
}
