import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { addressOfToken } from '#api/services/mail/address-of-token.ts';
import { suppressMailbox } from '#api/services/person/suppressions.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { unsubscribe as endpoint } from '#domain/contract/unsubscribe.ts';

/** No consultation is sent to this mailbox any more, nor news; by no other spelling of its address either. */
export async function unsubscribe(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, audit, requestId } = context;
  const { id, email } = await addressOfToken(context, token);
  const none = { updatesWantedAt: null, updatesConfirmedAt: null };
  await tx.update(contactAddress).set(none).where(eq(contactAddress.id, id));
  await suppressMailbox(context, email, 'opt-out');
  await audit.record(tx, {
    actorScope: 'link',
    verb: 'unsubscribe',
    entity: 'contact_address',
    entityId: id,
    requestId,
  });
  return { subscribed: false };
}
