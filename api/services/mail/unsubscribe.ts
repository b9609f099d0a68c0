import { and, eq, isNull } from 'drizzle-orm';
import { contactAddress } from '#api/database/schema/contacts.ts';
import type { ServiceContext } from '#api/http/route.ts';
import { addressOfToken } from '#api/services/mail/address-of-token.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { unsubscribe as endpoint } from '#domain/contract/unsubscribe.ts';

/** Nothing is sent to this address any more, news included. An address that is shut for another reason stays so. */
export async function unsubscribe(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, now, audit, requestId } = context;
  const { id } = await addressOfToken(context, token);
  const mine = eq(contactAddress.id, id);
  await tx.update(contactAddress).set({ updatesWantedAt: null, updatesConfirmedAt: null }).where(mine);
  await tx
    .update(contactAddress)
    .set({ suppressedAt: now, suppressedFor: 'opt-out' })
    .where(and(mine, isNull(contactAddress.suppressedAt)));
  await audit.record(tx, {
    actorScope: 'link',
    verb: 'unsubscribe',
    entity: 'contact_address',
    entityId: id,
    requestId,
  });
  return { subscribed: false };
}
