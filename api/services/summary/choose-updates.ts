import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { consent, contactAddress } from '#api/database/schema/contacts.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { chooseUpdates as endpoint } from '#domain/contract/summary.ts';
import { consentTexts } from '#texts/consent/all.ts';

async function keepSentence({ tx, ids, now }: ServiceContext, { id, language }: ContactRow): Promise<void> {
  const agreed = { purpose: 'updates' as const, sentence: consentTexts[language].updates, version: CONSENT_VERSION };
  await tx.insert(consent).values({ ...agreed, id: ids.next(), contactAddressId: id, language, givenAt: now });
}

/** Whoever holds the link of our mail owns the address: their word makes the tick in the box count, or undoes it. */
export async function chooseUpdates(
  context: ServiceContext,
  token: string | undefined,
  { wanted }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
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
