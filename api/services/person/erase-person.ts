import type { ServiceContext } from '#api/context/service-context.ts';
import { companiesThatKnow } from '#api/services/leads/companies-that-know.ts';
import { openLeadsOf } from '#api/services/leads/open-leads-of.ts';
import { mailErasure } from '#api/services/mail/mail-partners.ts';
import { eraseRows } from '#api/services/person/erase-rows.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import { tellErasure } from '#api/services/webhooks/tell-webhooks.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { erasePerson as endpoint } from '#domain/contract/person.ts';

/** Erases the person behind the token, and tells the companies that may have seen their requests (GDPR, article 19). What stays says that an erasure happened, and of whom nothing. */
export async function erasePerson(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, ids, events, audit, requestId } = context;
  const { id } = await findAddress(context, token);
  for (const leadId of await openLeadsOf(tx, id)) {
    const companies = await companiesThatKnow(tx, leadId);
    await mailErasure(context, leadId, companies);
    await tellErasure(context, leadId, companies);
  }
  await eraseRows(context, [id]);
  const erasureId = ids.next();
  await events.emit(tx, 'person.erased', { erasureId });
  await audit.record(tx, {
    actorScope: 'anonymous',
    verb: 'erase',
    entity: 'person',
    entityId: erasureId,
    requestId,
  });
  return { erased: true };
}
