import type { ServiceContext } from '#api/context/service-context.ts';
import { mailAccountLink } from '#api/services/accounts/mail-account-link.ts';
import { normalizedEmail } from '#domain/contact/contact.ts';
import type { askPasswordReset as endpoint } from '#domain/contract/accounts.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';

export async function askPasswordReset(
  context: ServiceContext,
  { email, language = 'de' }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx: db, limiter, askedBy } = context;
  await limiter.alone(db, [['accountPerAddress', askedBy]]);
  await mailAccountLink(context, { kind: 'reset', email: normalizedEmail(email), language });
  return { asked: true };
}
