import { and, eq, isNull } from 'drizzle-orm';
import { contactAddress } from '#api/database/schema/contacts.ts';
import type { ServiceContext } from '#api/http/route.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { confirmAddress as endpoint } from '#domain/contract/summary.ts';

/** Notes that the address is its owner's wish. Doing it again changes nothing. */
export async function confirmAddress(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, now, events, audit, actor, requestId } = context;
  const { id } = await findAddress(context, token);
  const unconfirmed = and(eq(contactAddress.id, id), isNull(contactAddress.confirmedAt));
  const changed = await tx
    .update(contactAddress)
    .set({ confirmedAt: now })
    .where(unconfirmed)
    .returning({ id: contactAddress.id });
  if (changed.length > 0) {
    await events.emit(tx, 'address.confirmed', { contactAddressId: id });
    const entry = { actorScope: actor.scope, verb: 'confirm', entity: 'contact_address', entityId: id, requestId };
    await audit.record(tx, entry);
  }
  return { confirmed: true };
}
