import type { ServiceContext } from '#api/context/service-context.ts';
import { lead } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { and, eq, inArray, isNotNull } from '#api/database/sql.ts';
import { findAddress } from '#api/services/contacts/contact-address.ts';
import { knownId } from '#api/services/known-id.ts';
import { companiesThatKnow } from '#api/services/leads/companies-that-know.ts';
import { cancelCallsOf } from '#api/services/projects/expert-calls.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { withdrawLead as endpoint } from '#domain/contract/person.ts';
import { Failure } from '#domain/failure.ts';

/** What has not reached a company yet never will. */
async function stopPartnerMails({ tx, now }: ServiceContext, leadId: string): Promise<void> {
  const unsent = inArray(email.status, ['queued', 'held', 'sending']);
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
  const { tx, now } = context;
  const { id: contactAddressId } = await findAddress(context, token);
  const theirs = and(eq(lead.id, knownId(leadId)), eq(lead.contactAddressId, contactAddressId));
  const [asked] = await tx.select({ id: lead.id }).from(lead).where(theirs);
  if (!asked) throw new Failure('not-found');
  const partnerIds = await companiesThatKnow(tx, asked.id);
  const [found] = await tx.select().from(lead).where(theirs).for('update');
  if (!found) throw new Failure('not-found');
  if (found.withdrawnAt) return { withdrawnAt: found.withdrawnAt.toISOString() };
  await takeBack(context, found.id, partnerIds);
  return { withdrawnAt: now.toISOString() };
}

async function takeBack(context: ServiceContext, leadId: string, partnerIds: string[]): Promise<void> {
  const { tx, now, events, audit, actor, requestId } = context;
  await tx.update(lead).set({ withdrawnAt: now }).where(eq(lead.id, leadId));
  await stopPartnerMails(context, leadId);
  await cancelCallsOf(context, { leadId });
  await events.emit(tx, 'lead.withdrawn', { leadId, partnerIds });
  const entry = { actorScope: actor.scope, verb: 'withdraw', entity: 'lead', entityId: leadId, requestId };
  await audit.record(tx, entry);
}
