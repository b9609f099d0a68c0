import { and, eq } from 'drizzle-orm';
import { contactAddress } from '#api/database/schema/contacts.ts';
import type { ServiceContext } from '#api/http/route.ts';
import { addressOfToken } from '#api/services/mail/address-of-token.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { resubscribe as endpoint } from '#domain/contract/unsubscribe.ts';

/** Undoes an opt-out, and nothing else: what the vendor told of an address is not its owner's to change. */
export async function resubscribe(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, audit, requestId } = context;
  const { id, suppressedAt } = await addressOfToken(context, token);
  const optedOut = and(eq(contactAddress.id, id), eq(contactAddress.suppressedFor, 'opt-out'));
  const open = { suppressedAt: null, suppressedFor: null };
  const opened = await tx.update(contactAddress).set(open).where(optedOut).returning({ id: contactAddress.id });
  if (opened.length === 0) return { subscribed: suppressedAt === null };
  await audit.record(tx, {
    actorScope: 'link',
    verb: 'resubscribe',
    entity: 'contact_address',
    entityId: id,
    requestId,
  });
  return { subscribed: true };
}
