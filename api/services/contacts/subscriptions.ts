import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { consent, contactAddress } from '#api/database/schema/contacts.ts';
import { addressOfToken, type ContactRow, findAddress } from '#api/services/contacts/contact-address.ts';
import { reopenMailbox, suppressionOf, suppressMailbox } from '#api/services/contacts/suppressions.ts';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type * as summaryEndpoints from '#domain/contract/summary.ts';
import type * as unsubscribeEndpoints from '#domain/contract/unsubscribe.ts';
import { consentTexts } from '#texts/consent/all.ts';

/** No consultation is sent to this mailbox any more, nor news; by no other spelling of its address either. */
export async function unsubscribe(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof unsubscribeEndpoints.unsubscribe>> {
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

/** Undoes an opt-out, and nothing else: what the vendor told of an address is not its owner's to change. */
export async function resubscribe(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof unsubscribeEndpoints.resubscribe>> {
  const { tx, audit, requestId } = context;
  const { id, email } = await addressOfToken(context, token);
  if (!(await reopenMailbox(context, email, ['opt-out'])))
    return { subscribed: (await suppressionOf(context, email)) === null };
  await audit.record(tx, {
    actorScope: 'link',
    verb: 'resubscribe',
    entity: 'contact_address',
    entityId: id,
    requestId,
  });
  return { subscribed: true };
}

async function keepSentence({ tx, ids, now }: ServiceContext, { id, language }: ContactRow): Promise<void> {
  const agreed = { purpose: 'updates' as const, sentence: consentTexts[language].updates, version: CONSENT_VERSION };
  await tx.insert(consent).values({ ...agreed, id: ids.next(), contactAddressId: id, language, givenAt: now });
}

/** Whoever holds the link of our mail owns the address: their word makes the tick in the box count, or undoes it. */
export async function chooseUpdates(
  context: ServiceContext,
  token: string | undefined,
  { wanted }: BodyOf<typeof summaryEndpoints.chooseUpdates>,
): Promise<ReplyOf<typeof summaryEndpoints.chooseUpdates>> {
  const { tx, now, audit, actor, requestId } = context;
  const address = await findAddress(context, token);
  const { id, updatesWantedAt, updatesConfirmedAt } = address;
  if (wanted && updatesConfirmedAt) return { updates: 'confirmed' };
  if (wanted) await keepSentence(context, address);
  const chosen = wanted
    ? { updatesWantedAt: updatesWantedAt ?? now, updatesConfirmedAt: now }
    : { updatesWantedAt: null, updatesConfirmedAt: null };
  await tx.update(contactAddress).set(chosen).where(eq(contactAddress.id, id));
  const verb = wanted ? 'subscribe' : 'unsubscribe';
  await audit.record(tx, { actorScope: actor.scope, verb, entity: 'contact_address', entityId: id, requestId });
  return { updates: wanted ? 'confirmed' : 'none' };
}
