import { and, eq, isNull } from 'drizzle-orm';
import { contactAddress } from '#api/database/schema/contacts.ts';
import type { ServiceContext } from '#api/http/route.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { queueContactMail } from '#api/services/mail/queue-mail.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import { newestConsultation } from '#api/services/summary/newest-consultation.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { confirmAddress as endpoint } from '#domain/contract/summary.ts';

/** Outside of the mail limits: it comes once in an address's life, and its owner asked for it. */
async function queueFullMail(context: ServiceContext, { id, language, suppressedAt }: ContactRow): Promise<void> {
  const content = suppressedAt ? null : await newestConsultation(context.tx, id);
  if (content) await queueContactMail(context, { contactAddressId: id, language, askedBy: 'confirmation', content });
}

/** Notes that the address is its owner's wish, and has the full mail sent. Doing it again changes nothing. */
export async function confirmAddress(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, now, events, audit, actor, requestId } = context;
  const address = await findAddress(context, token);
  const { id } = address;
  const unconfirmed = and(eq(contactAddress.id, id), isNull(contactAddress.confirmedAt));
  const changed = await tx
    .update(contactAddress)
    .set({ confirmedAt: now })
    .where(unconfirmed)
    .returning({ id: contactAddress.id });
  if (changed.length > 0) {
    await queueFullMail(context, address);
    await events.emit(tx, 'address.confirmed', { contactAddressId: id });
    const entry = { actorScope: actor.scope, verb: 'confirm', entity: 'contact_address', entityId: id, requestId };
    await audit.record(tx, entry);
  }
  return { confirmed: true };
}
