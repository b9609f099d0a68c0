import { and, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { email } from '#api/database/schema/mail.ts';
import type { ServiceContext } from '#api/http/route.ts';
import type { MailStatus } from '#api/mail/mail-status.ts';
import type { ContactRow } from '#api/services/leads/keep-contact.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** We do not mail strangers for others: what an unconfirmed address may get, and what one client address may cause. */
export const mailLimits = {
  unconfirmedInDay: 1,
  unconfirmedInMonth: 3,
  confirmedInDay: 10,
  perClientInHour: 3,
} as const;

const counted = ['queued', 'sending', 'sent', 'delivered', 'bounced', 'complained'] as const;

/** How many mails of these were asked for lately. */
export async function mailsSince(
  { tx, now }: Pick<ServiceContext, 'tx' | 'now'>,
  milliseconds: number,
  whose: SQL,
  statuses: readonly MailStatus[] = counted,
): Promise<number> {
  const since = new Date(now.getTime() - milliseconds);
  const recent = and(whose, gt(email.createdAt, since), inArray(email.status, statuses));
  const [row] = await tx.select({ mails: count() }).from(email).where(recent);
  return row?.mails ?? 0;
}

/** Whether a mail of ours has gone to the address, or is about to: its link shows every request. */
export async function hasMail({ tx }: ServiceContext, { id }: ContactRow): Promise<boolean> {
  const theirs = and(eq(email.contactAddressId, id), inArray(email.status, counted));
  const rows = await tx.select({ id: email.id }).from(email).where(theirs).limit(1);
  return rows.length > 0;
}

/** Whether this request may send a mail to the address; the lead is kept either way. */
export async function mayMail(context: ServiceContext, contact: ContactRow): Promise<boolean> {
  if (contact.suppressedAt) return false;
  const { tx, askedBy } = context;
  const toThem = eq(email.contactAddressId, contact.id);
  const perDay = contact.confirmedAt ? mailLimits.confirmedInDay : mailLimits.unconfirmedInDay;
  if ((await mailsSince(context, DAY_MS, toThem)) >= perDay) return false;
  const month = await mailsSince(context, 30 * DAY_MS, toThem);
  if (!contact.confirmedAt && month >= mailLimits.unconfirmedInMonth) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${askedBy}))`);
  return (await mailsSince(context, HOUR_MS, eq(email.askedBy, askedBy))) < mailLimits.perClientInHour;
}
