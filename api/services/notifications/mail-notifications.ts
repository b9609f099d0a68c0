import type { EventContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { email } from '#api/database/schema/mail.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, lte, not, sql } from '#api/database/sql.ts';
import { type QueueContext, queueNotificationMail } from '#api/services/mail/queue-mail.ts';
import { unreadOf } from '#api/services/notifications/notification-queries.ts';
import type { NotificationKind } from '#domain/notifications/notification.ts';
import { type Language, marketLanguage } from '#domain/place.ts';

/** So long somebody has to read it on the page. */
const READING_MS = 10 * 60_000;
/** Between two mails to one person. */
const APART_MS = 60 * 60_000;

/** These have letters of their own. */
const ownLetters: NotificationKind[] = ['requestWaits', 'newRequest', 'requestWithdrawn', 'callChanged'];

type Person = typeof user.$inferSelect;

const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** As the person chose it, else as they or their company are written to already. */
export async function languageOf(tx: Database, { id, email: address, language }: Person): Promise<Language> {
  if (language) return language;
  const contact = eq(contactAddress.normalizedEmail, address);
  const [asked] = await tx.select({ language: contactAddress.language }).from(contactAddress).where(contact);
  if (asked) return asked.language;
  const [company] = await tx
    .select({ country: partner.country })
    .from(partnerMember)
    .innerJoin(partner, eq(partner.id, partnerMember.partnerId))
    .where(eq(partnerMember.userId, id));
  return company ? marketLanguage(company.country) : 'de';
}

const mailsTo = (userId: string) => and(eq(email.userId, userId), eq(sql`${email.content}->>'kind'`, 'notifications'));

async function waits({ tx }: QueueContext, userId: string): Promise<boolean> {
  const waiting = and(mailsTo(userId), eq(email.status, 'queued'));
  const rows = await tx.select({ id: email.id }).from(email).where(waiting).for('update');
  return rows.length > 0;
}

async function lastMailed({ tx }: QueueContext, userId: string): Promise<Date | null> {
  const mailed = and(eq(notification.userId, userId), isNotNull(notification.mailedAt));
  const [row] = await tx
    .select({ at: notification.mailedAt })
    .from(notification)
    .where(mailed)
    .orderBy(desc(notification.mailedAt))
    .limit(1);
  return row?.at ?? null;
}

async function queueFor(context: QueueContext, person: Person, dueAt: Date): Promise<void> {
  const language = await languageOf(context.tx, person);
  await queueNotificationMail(context, { userId: person.id, language, content: { kind: 'notifications' } }, dueAt);
}

/** Plans the mail that tells a new notification, unless one is planned already; its reader's row is locked. */
export async function planMail(context: EventContext, userId: string, kind: NotificationKind): Promise<void> {
  if (ownLetters.includes(kind)) return;
  const wanted = and(eq(user.id, userId), eq(user.notifiedByMail, true), eq(user.emailVerified, true));
  const [person] = await context.tx.select().from(user).where(wanted);
  if (!person || (await waits(context, userId))) return;
  const ripe = later(context.clock.now(), READING_MS);
  const last = await lastMailed(context, userId);
  const dueAt = last && later(last, APART_MS) > ripe ? later(last, APART_MS) : ripe;
  await queueFor(context, person, dueAt);
}

const unmailed = (userId: string) =>
  and(unreadOf(userId), isNull(notification.mailedAt), not(inArray(notification.kind, ownLetters)));

/** When a mail goes out it tells what was not read in time; what is younger waits for the next one. */
export async function takeUnread(context: QueueContext, mailId: string, person: Person): Promise<void> {
  const { tx, clock } = context;
  const now = clock.now();
  const ripe = and(unmailed(person.id), lte(notification.createdAt, later(now, -READING_MS)));
  await tx.update(notification).set({ mailedAt: now, mailId }).where(ripe);
  const [young] = await tx.select({ left: count() }).from(notification).where(unmailed(person.id));
  if (young?.left) await queueFor(context, person, later(now, APART_MS));
}
