import type { ServiceContext } from '#api/context/service-context.ts';
import { isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { and, desc, eq } from '#api/database/sql.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import {
  type NotificationRow,
  selectNotifications,
  toldNotification,
} from '#api/services/notifications/notification-queries.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { listNotifications as endpoint } from '#domain/contract/notifications.ts';
import type { Notification } from '#domain/notifications/notification.ts';

/** One page of what the person was told of, the newest first. */
export async function listNotifications(
  context: ServiceContext,
  { cursor, limit }: QueryOf<typeof endpoint>,
): Promise<Page<Notification>> {
  const { person } = await ownAccount(context.tx, context.actor);
  const theirs = and(eq(notification.userId, person.id), isBehind(cursor, notification.createdAt, notification.id));
  const size = rowsOf(limit);
  const rows = await selectNotifications(context.tx, theirs)
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(size + 1);
  const place = ({ kept }: NotificationRow) => kept;
  return pageOf(rows, place, (row) => toldNotification(row, context), size);
}
