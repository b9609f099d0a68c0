import type { Settings } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead, project } from '#api/database/schema/leads.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { partner } from '#api/database/schema/partners.ts';
import { and, count, eq, isNull, type SQL, sql } from '#api/database/sql.ts';
import { summaryToken } from '#api/mail/summary-link.ts';
import type { Locale } from '#domain/format.ts';
import { keptIn } from '#domain/kept-words.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { pathTo } from '#domain/pages.ts';

const company = eq(sql`${partner.id}::text`, sql`${notification.payload}->>'partnerId'`);

/** Notifications with what their sentences need; the caller orders and limits them. */
export function selectNotifications(db: Database, where: SQL | undefined) {
  return db
    .select({ kept: notification, askedAt: lead.createdAt, contact: contactAddress, project, company: partner.name })
    .from(notification)
    .leftJoin(lead, eq(lead.id, notification.leadId))
    .leftJoin(contactAddress, eq(contactAddress.id, lead.contactAddressId))
    .leftJoin(project, eq(project.leadId, lead.id))
    .leftJoin(partner, company)
    .where(where);
}
export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

interface Telling {
  settings: Pick<Settings, 'secret'>;
  now: Date;
  locale: Pick<Locale, 'language'>;
}
/** The page of the person's requests, as long as its link is good. */
const ownRequests = ({ contact }: NotificationRow, { settings, now }: Telling): string =>
  contact && contact.linkEndsAt > now
    ? pathTo('summary', { token: summaryToken(settings.secret, contact) })
    : pathTo('dashboard');

/** A project in the frame of who reads it. */
const projectPages = { customer: 'project', partner: 'partnerProject', adviser: 'managerProject' } as const;

/** Where it can be acted on. */
function pathOf(row: NotificationRow, telling: Telling): string {
  const { kept, project: about } = row;
  if (kept.kind === 'dateEnds') return pathTo('admin');
  if (kept.kind === 'applicationSent') return pathTo('manager');
  const { side } = kept.payload;
  if (kept.kind === 'requestWithdrawn' || !side) return pathTo('dashboard');
  const isOwned = about?.ownerId === kept.userId && kept.kind !== 'requestWaits';
  if (side === 'customer' && !isOwned) return ownRequests(row, telling);
  return about ? pathTo(projectPages[side], { projectId: about.id }) : pathTo('dashboard');
}

/** A notification as its reader gets it. */
export function toldNotification(row: NotificationRow, context: Telling): Notification {
  const { id, number, kind, leadId, payload, createdAt, readAt } = row.kept;
  return {
    ...{ id, number, kind, company: row.company },
    askedAt: (row.askedAt ?? createdAt).toISOString(),
    reference: leadId ? leadReference(leadId) : '',
    ends: payload.ends ? { name: keptIn(payload.ends.names, context.locale.language), on: payload.ends.on } : null,
    status: payload.status ?? null,
    milestone: payload.milestone ?? null,
    path: pathOf(row, context),
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

export const unreadOf = (userId: string) => and(eq(notification.userId, userId), isNull(notification.readAt));

/** How many a person has not read, and the number of their newest. */
export async function standingOf(db: Database, userId: string): Promise<{ unread: number; last: number }> {
  const [row] = await db
    .select({ unread: count(notification.id), last: user.notifications })
    .from(user)
    .leftJoin(notification, unreadOf(userId))
    .where(eq(user.id, userId))
    .groupBy(user.id);
  return row ?? { unread: 0, last: 0 };
}
