import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { email, vendorCall } from '#api/database/schema/mail.ts';
import type { ServiceContext } from '#api/http/route.ts';
import { sha256 } from '#api/keyed-hash.ts';
import { type MailEffect, mailEffect } from '#api/mail/mail-effect.ts';
import { isId } from '#api/services/known-id.ts';
import { type LoggedMail, receiverOf, selectMails } from '#api/services/mail/mail-log.ts';
import { reopenMailbox, suppressMailbox } from '#api/services/person/suppressions.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { takeMailEvent as endpoint, MailEvent } from '#domain/contract/mail-events.ts';

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

async function applyToAddress(tx: Database, id: string, { suppress, reopen, noUpdates }: MailEffect, now: Date) {
  const mine = eq(contactAddress.id, id);
  const set = (values: Partial<typeof contactAddress.$inferInsert>, where: SQL | undefined = mine) =>
    tx.update(contactAddress).set(values).where(where);
  if (suppress) await set({ suppressedAt: now, suppressedFor: suppress });
  if (reopen) {
    const byVendor = and(mine, inArray(contactAddress.suppressedFor, ['bounce', 'inactive']));
    await set({ suppressedAt: null, suppressedFor: null }, byVendor);
  }
  if (noUpdates || suppress) await set({ updatesWantedAt: null, updatesConfirmedAt: null });
}

/** The mailbox of a user, or of somebody who wants to be one. */
async function applyToMailbox(context: ServiceContext, receiver: string, { suppress, reopen }: MailEffect) {
  if (suppress) await suppressMailbox(context, receiver, suppress);
  if (reopen) await reopenMailbox(context, receiver);
}

/** What became of a mail: its status in the log, and whether its address may be written to again. A repeated call changes nothing. */
export async function takeMailEvent(context: ServiceContext, event: MailEvent): Promise<ReplyOf<typeof endpoint>> {
  const { tx, now, settings } = context;
  if (await takenBefore(context, event)) return { taken: false };
  const logged = await mailOf(context, event);
  if (!logged) return { taken: true };
  const { mail } = logged;
  const effect = mailEffect(event, settings.broadcastStream);
  const { status, onlyFrom } = effect;
  const moves = and(eq(email.id, mail.id), ...(onlyFrom ? [inArray(email.status, onlyFrom)] : []));
  if (status) await tx.update(email).set({ status }).where(moves);
  const receiver = receiverOf(logged);
  if (mail.contactAddressId) await applyToAddress(tx, mail.contactAddressId, effect, now);
  else if (receiver) await applyToMailbox(context, receiver, effect);
  return { taken: true };
}
