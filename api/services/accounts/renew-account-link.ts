import type { ServiceContext } from '#api/context/service-context.ts';
import { findRequest } from '#api/services/accounts/find-request.ts';
import { mailAccountLink } from '#api/services/accounts/mail-account-link.ts';
import type { renewAccountLink as endpoint } from '#domain/contract/accounts.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';

/** A new link for the same request, to the same mailbox, for as long as the request is kept. */
export async function renewAccountLink(context: ServiceContext, token: string): Promise<ReplyOf<typeof endpoint>> {
  const { tx: db, limiter, askedBy } = context;
  await limiter.alone(db, [['accountPerAddress', askedBy]]);
  const request = await findRequest(db, context, token);
  if (!request || (request.kind === 'registration' && request.usedAt)) return { asked: true };
  const { id: _id, createdAt: _createdAt, usedAt: _usedAt, ...asked } = request;
  await mailAccountLink(context, asked);
  return { asked: true };
}
