import type { ServiceContext } from '#api/context/service-context.ts';
import { findAccountOf } from '#api/services/accounts/find-account.ts';
import { liveRequest } from '#api/services/accounts/find-request.ts';
import { minPasswordLength } from '#api/services/accounts/min-password-length.ts';
import { type readAccountLink as endpoint, MIN_PASSWORD_LENGTH } from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

/** What the page behind a link shows before its button is pressed. */
export async function readAccountLink(context: ServiceContext, token: string): Promise<ReplyOf<typeof endpoint>> {
  const { tx: db } = context;
  const { kind, email, name, username, usedAt } = await liveRequest(db, context, token);
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
