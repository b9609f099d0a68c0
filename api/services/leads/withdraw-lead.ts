import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { lead } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import type { ServiceContext } from '#api/http/route.ts';
import { knownId } from '#api/services/known-id.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { withdrawLead as endpoint } from '#domain/contract/person.ts';
import { Failure } from '#domain/failure.ts';

/** What has not reached a company yet never will. */
async function stopPartnerMails({ tx, now }: ServiceContext, leadId: string): Promise<void> {
  const unsent = inArray(email.status, ['queued', 'sending']);
  await tx
    .update(email)
    .set({ status: 'dropped', finishedAt: now })
    .where(and(eq(email.leadId, leadId), isNotNull(email.partnerId), unsent));
}

/** Takes back a request of the token's address; from here on its companies see no contact. */
export async function withdrawLead(
  context: ServiceContext,
  { token, leadId }: Record<string, string>,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, now, events, audit, actor, requestId } = context;
  const { id: contactAddressId } = await findAddress(context, token);
  const theirs = and(eq(lead.id, knownId(leadId)), eq(lead.contactAddressId, contactAddressId));
  const [found] = await tx.select().from(lead).where(theirs).for('update');
  if (!found) throw new Failure('not-found');
  if (found.withdrawnAt) return { withdrawnAt: found.withdrawnAt.toISOString() };
  await tx.update(lead).set({ withdrawnAt: now }).where(eq(lead.id, found.id));
  await stopPartnerMails(context, found.id);
  await events.emit(tx, 'lead.withdrawn', { leadId: found.id });
  await audit.record(tx, {
    actorScope: actor.scope,
    verb: 'withdraw',
    entity: 'lead',
    entityId: found.id,
    requestId,
  });
  return { withdrawnAt: now.toISOString() };
}
