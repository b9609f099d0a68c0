import type { ServiceContext } from '#api/context/service-context.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { and, eq, lte } from '#api/database/sql.ts';
import { tellLive } from '#api/events/live.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import { knownId } from '#api/services/known-id.ts';
import { standingOf, unreadOf } from '#api/services/notifications/notification-queries.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/notifications.ts';
import { Failure } from '#domain/failure.ts';

/** Says of one that it was read, or takes that back; another's is none. */
export async function markNotification(
  { tx, actor, now }: ServiceContext,
  id: string | undefined,
  { isRead }: BodyOf<typeof endpoints.markNotification>,
): Promise<ReplyOf<typeof endpoints.markNotification>> {
  const { person } = await ownAccount(tx, actor);
  const own = and(eq(notification.id, knownId(id)), eq(notification.userId, person.id));
  const [kept] = await tx.select({ readAt: notification.readAt }).from(notification).where(own);
  if (!kept) throw new Failure('not-found');
  const readAt = isRead ? (kept.readAt ?? now) : null;
  await tx.update(notification).set({ readAt }).where(own);
  await tellLive(tx, person.id);
  return { unread: (await standingOf(tx, person.id)).unread };
}

/** What the person had seen by then; a newer one stays unread. */
export async function markAllNotifications(
  { tx, actor, now }: ServiceContext,
  { upTo }: BodyOf<typeof endpoints.markAllNotifications>,
): Promise<ReplyOf<typeof endpoints.markAllNotifications>> {
  const { person } = await ownAccount(tx, actor);
  const seen = and(unreadOf(person.id), lte(notification.number, upTo));
  await tx.update(notification).set({ readAt: now }).where(seen);
  await tellLive(tx, person.id);
  return { readAt: now.toISOString(), unread: (await standingOf(tx, person.id)).unread };
}

/** Takes back what was marked at one moment. */
export async function unmarkNotifications(
  { tx, actor }: ServiceContext,
  { readAt }: BodyOf<typeof endpoints.unmarkNotifications>,
): Promise<ReplyOf<typeof endpoints.unmarkNotifications>> {
  const { person } = await ownAccount(tx, actor);
  const marked = and(eq(notification.userId, person.id), eq(notification.readAt, new Date(readAt)));
  await tx.update(notification).set({ readAt: null }).where(marked);
  await tellLive(tx, person.id);
  return { unread: (await standingOf(tx, person.id)).unread };
}
