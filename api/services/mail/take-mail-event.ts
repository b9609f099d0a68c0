import type { ServiceContext } from '#api/context/service-context.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { email, vendorCall } from '#api/database/schema/mail.ts';
import { and, eq, inArray, isNotNull, or, type SQL } from '#api/database/sql.ts';
import { sha256 } from '#api/ground/keyed-hash.ts';
import { type MailEffect, mailEffect } from '#api/mail/mail-effect.ts';
import { byVendor, reopenMailbox, suppressMailbox } from '#api/services/contacts/suppressions.ts';
import { isId } from '#api/services/known-id.ts';
import { type LoggedMail, receiverOf, selectMails } from '#api/services/mail/mail-log.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { takeMailEvent as endpoint, MailEvent } from '#domain/contract/mail-events.ts';
import { Failure } from '#domain/failure.ts';

async function takenBefore({ tx, now }: ServiceContext, event: MailEvent): Promise<boolean> {
  const call = { id: sha256(JSON.stringify(event)), createdAt: now };
  const taken = await tx.insert(vendorCall).values(call).onConflictDoNothing().returning({ id: vendorCall.id });
  return taken.length === 0;
}

/** By the vendor's id, or by ours where a crash kept us from noting the vendor's. */
async function mailOf({ tx }: ServiceContext, { MessageID, Metadata }: MailEvent): Promise<LoggedMail | undefined> {
  const ours = Metadata?.emailId;
  const ways: SQL[] = [
    ...(MessageID ? [eq(email.vendorId, MessageID)] : []),
    ...(ours && isId(ours) ? [eq(email.id, ours)] : []),
  ];
  if (ways.length === 0) return undefined;
  const [logged] = await selectMails(tx, or(...ways) as SQL);
  return logged;
}

/**
 * A mail of which we know neither id may be one whose receipt is being noted: then Postmark is told to call again, which
 * it does after a minute, and for bounces for hours. https://postmarkapp.com/developer/webhooks/webhooks-overview
 */
async function mayBeNotedYet({ tx }: ServiceContext, { Metadata }: MailEvent): Promise<boolean> {
  if (Metadata?.emailId) return false;
  const sending = await tx.select({ id: email.id }).from(email).where(isNotNull(email.leaseToken)).limit(1);
  return sending.length > 0;
}

async function applyToMailbox(context: ServiceContext, receiver: string, { suppress, reopen }: MailEffect) {
  if (suppress) await suppressMailbox(context, receiver, suppress);
  if (reopen) await reopenMailbox(context, receiver, byVendor);
}

async function endUpdates({ tx }: ServiceContext, contactAddressId: string): Promise<void> {
  const none = { updatesWantedAt: null, updatesConfirmedAt: null };
  await tx.update(contactAddress).set(none).where(eq(contactAddress.id, contactAddressId));
}

/** What became of a mail: its status in the log, and whether its address may be written to again. A repeated call changes nothing. */
export async function takeMailEvent(context: ServiceContext, event: MailEvent): Promise<ReplyOf<typeof endpoint>> {
  const { tx, settings } = context;
  if (await takenBefore(context, event)) return { taken: false };
  const logged = await mailOf(context, event);
  if (!logged) {
    if (await mayBeNotedYet(context, event)) throw new Failure('unavailable');
    return { taken: true };
  }
  const { mail } = logged;
  const effect = mailEffect(event, settings.broadcastStream);
  const { status, onlyFrom } = effect;
  const moves = and(eq(email.id, mail.id), ...(onlyFrom ? [inArray(email.status, onlyFrom)] : []));
  if (status) await tx.update(email).set({ status }).where(moves);
  const receiver = receiverOf(logged);
  if (receiver) await applyToMailbox(context, receiver, effect);
  if (mail.contactAddressId && (effect.noUpdates || effect.suppress)) await endUpdates(context, mail.contactAddressId);
  return { taken: true };
}
