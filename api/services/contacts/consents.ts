import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { consent, contactAddress } from '#api/database/schema/contacts.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import { readUnsubscribeToken } from '#api/mail/summary-link.ts';
import { addressOfToken, type ContactRow, findAddress } from '#api/services/contacts/contact-address.ts';
import { reopenMailbox, suppressionOf, suppressMailbox } from '#api/services/contacts/suppressions.ts';
import { isId } from '#api/services/known-id.ts';
import { CONSENT_VERSION, type Consent } from '#domain/contact/consent.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type * as summaryEndpoints from '#domain/contract/summary.ts';
import type * as unsubscribeEndpoints from '#domain/contract/unsubscribe.ts';
import { formatNames } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import { consentTexts } from '#texts/consent/all.ts';
import type { ConsentTexts } from '#texts/consent/texts.ts';

interface Given {
  contactAddressId: string;
  /** Null for a summary alone. */
  leadId: string | null;
  language: Language;
  given: Consent;
  /** The partners named above the box; none where the sentence speaks of up to three; null where nothing is handed over. */
  namedPartners: readonly string[] | null;
}

function handOver(texts: ConsentTexts, names: readonly string[], language: Language): string {
  return names.length > 0 ? texts.handOver(formatNames(names, language)) : texts.handOverUnnamed;
}

async function wantUpdates(tx: Database, contactAddressId: string, now: Date): Promise<void> {
  const untold = and(eq(contactAddress.id, contactAddressId), isNull(contactAddress.updatesWantedAt));
  await tx.update(contactAddress).set({ updatesWantedAt: now }).where(untold);
}

/** Keeps each sentence the person agreed to, word for word, with its version and time. */
export async function giveConsent({ tx, ids, now }: ServiceContext, consented: Given): Promise<void> {
  const { contactAddressId, leadId, language, given, namedPartners } = consented;
  const texts = consentTexts[language];
  const sentences = [
    { purpose: 'terms', sentence: texts.agreement({ terms: texts.terms, privacy: texts.privacy }) },
    ...(namedPartners ? [{ purpose: 'handOver', sentence: handOver(texts, namedPartners, language) } as const] : []),
    ...(given.receiveUpdates ? [{ purpose: 'updates', sentence: texts.updates } as const] : []),
  ] as const;
  const rows = sentences.map((it) => ({ ...it, id: ids.next() }));
  const shared = { contactAddressId, leadId, language, version: given.version, givenAt: now };
  await tx.insert(consent).values(rows.map((row) => ({ ...row, ...shared })));
  if (given.receiveUpdates) await wantUpdates(tx, contactAddressId, now);
}

/** Of a link in a mail about notifications: the account's switch. False where the link is of an address. */
async function switchNotifications(
  { tx, settings, audit, requestId }: ServiceContext,
  token: string | undefined,
  notifiedByMail: boolean,
): Promise<boolean> {
  const id = readUnsubscribeToken(settings.secret, token ?? '');
  if (!id || !isId(id)) return false;
  const switched = await tx.update(user).set({ notifiedByMail }).where(eq(user.id, id)).returning({ id: user.id });
  if (switched.length === 0) return false;
  const verb = notifiedByMail ? 'resubscribe' : 'unsubscribe';
  await audit.record(tx, { actorScope: 'link', verb, entity: 'user', entityId: id, requestId });
  return true;
}

/** No consultation is sent to this mailbox any more, nor news; by no other spelling of its address either. */
export async function unsubscribe(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof unsubscribeEndpoints.unsubscribe>> {
  if (await switchNotifications(context, token, false)) return { subscribed: false };
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
  if (await switchNotifications(context, token, true)) return { subscribed: true };
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
