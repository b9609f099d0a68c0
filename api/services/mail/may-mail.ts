import { and, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { email } from '#api/database/schema/mail.ts';
import type { ContactRow } from '#api/services/contacts/contact-address.ts';
import { mailboxHash, suppressionOf } from '#api/services/contacts/suppressions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** We do not mail strangers for others: what a mailbox may get, and what one client address may cause. */
const mailLimits = {
  /** Announcements of requests that nobody has confirmed. */
  announcedInDay: 1,
  /** Of an address whose owner has never confirmed anything. */
  announcedInMonth: 3,
  /** Mails of every kind, for requests whose owner has confirmed them. */
  confirmedInDay: 10,
  /** Counted by what was asked for: what was really sent would tell something of the addresses. */
  perClientInHour: 3,
} as const;

const counted = ['queued', 'sending', 'sent', 'delivered', 'bounced', 'complained'] as const;
const wasSent = inArray(email.status, counted);
const isAnnouncement = sql`${email.content}->>'kind' = 'firstMail'`;

/** How many of these mails were asked for lately. */
export async function mailsSince(
  { tx, now }: Pick<ServiceContext, 'tx' | 'now'>,
  milliseconds: number,
  ...which: SQL[]
): Promise<number> {
  const since = new Date(now.getTime() - milliseconds);
  const recent = and(gt(email.createdAt, since), ...which);
  const [row] = await tx.select({ mails: count() }).from(email).where(recent);
  return row?.mails ?? 0;
}

/** Whether this client may cause one more mail; it depends on nothing but what the client itself has asked for. */
export async function mayAsk(context: ServiceContext): Promise<boolean> {
  const { tx, askedBy } = context;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${askedBy}))`);
  return (await mailsSince(context, HOUR_MS, eq(email.askedBy, askedBy))) < mailLimits.perClientInHour;
}

/** Whether a request that nobody has confirmed may be announced to the mailbox. Asks the same of every address. */
export async function mayAnnounce(context: ServiceContext, contact: ContactRow): Promise<boolean> {
  const mailbox = mailboxHash(context, contact.email);
  await context.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${mailbox}))`);
  const toThem = [eq(email.mailbox, mailbox), wasSent, isAnnouncement] as const;
  const inDay = await mailsSince(context, DAY_MS, ...toThem);
  const inMonth = await mailsSince(context, 30 * DAY_MS, ...toThem);
  const isShut = (await suppressionOf(context, contact.email)) !== null;
  if (isShut || inDay >= mailLimits.announcedInDay) return false;
  return contact.confirmedAt !== null || inMonth < mailLimits.announcedInMonth;
}

/** Whether the full mail of a confirmed request may go out. */
export async function maySendFull(context: ServiceContext, contact: ContactRow): Promise<boolean> {
  const toThem = eq(email.mailbox, mailboxHash(context, contact.email));
  if ((await mailsSince(context, DAY_MS, toThem, wasSent)) >= mailLimits.confirmedInDay) return false;
  return (await suppressionOf(context, contact.email)) === null;
}
