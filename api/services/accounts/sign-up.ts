import type { ServiceContext } from '#api/context/service-context.ts';
import { findUsername } from '#api/services/accounts/account-queries.ts';
import { mailAccountLink } from '#api/services/accounts/mail-account-link.ts';
import { hashedPassword, refuseCommonPassword } from '#api/services/accounts/passwords.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import type { signUp as endpoint } from '#domain/contract/accounts.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

/**
 * Keeps the registration until somebody proves the mailbox; no account knows of it before, so that nobody blocks or
 * prepares the account of another. A taken username is told, a known address is not.
 */
export async function signUp(
  context: ServiceContext,
  body: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx: db, limiter, askedBy } = context;
  const { language } = context.locale;
  const { name, email, username, password } = body;
  await limiter.alone(db, [['accountPerAddress', askedBy]]);
  await refuseCommonPassword(password);
  if (await findUsername(db, username))
    throw new Failure('validation', { fields: [{ path: 'username', problem: 'taken' }] });
  const passwordHash = await hashedPassword(password);
  const registration = { name, username, passwordHash, email: normalizedEmail(email), language };
  await mailAccountLink(context, { ...registration, kind: 'registration' });
  return { asked: true };
}
