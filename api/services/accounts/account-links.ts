import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import {
  type AccountRequestRow,
  findAccountById,
  findAccountOf,
  findRequest,
  liveRequest,
} from '#api/services/accounts/account-queries.ts';
import { mailAccountLink } from '#api/services/accounts/mail-account-link.ts';
import { minPasswordLength } from '#api/services/accounts/passwords.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import type * as endpoints from '#domain/contract/accounts.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/contract/accounts.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

/** What the page behind a link shows before its button is pressed. */
export async function readAccountLink(
  context: ServiceContext,
  token: string,
): Promise<ReplyOf<typeof endpoints.readAccountLink>> {
  const { tx: db } = context;
  const { kind, email, name, username, usedAt, userId } = await liveRequest(db, context, token);
  if (userId) return readChangeLink(db, { email, userId, usedAt });
  if (kind !== 'registration' && kind !== 'reset') throw new Failure('not-found');
  const found = await findAccountOf(db, email);
  if (kind === 'registration') {
    if (!usedAt && found) throw new Failure('not-found');
    return { email, name, username, minPasswordLength: MIN_PASSWORD_LENGTH, isDone: usedAt !== null };
  }
  if (!found || usedAt) throw new Failure('not-found');
  const { displayUsername } = found.person;
  const shown = { name: found.person.name, username: displayUsername };
  return { email, ...shown, minPasswordLength: minPasswordLength(found.person), isDone: false };
}

/** Of a change of address, or of its undoing. */
async function readChangeLink(
  db: Database,
  { email, userId, usedAt }: Pick<AccountRequestRow, 'email' | 'usedAt'> & { userId: string },
): Promise<ReplyOf<typeof endpoints.readAccountLink>> {
  const found = await findAccountById(db, userId);
  const other = await findAccountOf(db, email);
  const isDone = usedAt !== null;
  const isTaken = other !== undefined && other.person.id !== userId;
  if (!found || isTaken || (isDone && found.person.email !== email)) throw new Failure('not-found');
  const { name, displayUsername: username } = found.person;
  return { email, name, username, minPasswordLength: minPasswordLength(found.person), isDone };
}

export async function askPasswordReset(
  context: ServiceContext,
  { email }: BodyOf<typeof endpoints.askPasswordReset>,
): Promise<ReplyOf<typeof endpoints.askPasswordReset>> {
  const { tx: db, limiter, askedBy, locale } = context;
  await limiter.alone(db, [['accountPerAddress', askedBy]]);
  await mailAccountLink(context, { kind: 'reset', email: normalizedEmail(email), language: locale.language });
  return { asked: true };
}

type Renewable = AccountRequestRow & { kind: 'registration' | 'reset' };

/** Who invites somebody, applies, or changes an address does so anew. */
const isRenewable = (request: AccountRequestRow): request is Renewable =>
  request.kind === 'reset' || (request.kind === 'registration' && !request.usedAt);

/** A new link for the same request, to the same mailbox, for as long as the request is kept. */
export async function renewAccountLink(
  context: ServiceContext,
  token: string,
): Promise<ReplyOf<typeof endpoints.renewAccountLink>> {
  const { tx: db, limiter, askedBy } = context;
  await limiter.alone(db, [['accountPerAddress', askedBy]]);
  const request = await findRequest(db, context, token);
  if (!request || !isRenewable(request)) return { asked: true };
  const { id: _id, createdAt: _createdAt, usedAt: _usedAt, ...asked } = request;
  await mailAccountLink(context, asked);
  return { asked: true };
}
