import type { ServiceContext } from '#api/context/service-context.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { and, asc, eq, gt } from '#api/database/sql.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import { selectNotifications, standingOf, toldNotification } from '#api/services/notifications/notification-queries.ts';
import type { liveEventSchemas, Standing } from '#domain/contract/notifications.ts';

interface News {
  event: keyof typeof liveEventSchemas;
  data: unknown;
  id?: number;
}

export async function readStanding({ tx, actor }: ServiceContext): Promise<Standing> {
  const { person } = await ownAccount(tx, actor);
  return standingOf(tx, person.id);
}

/** What was kept behind a number, in order. */
async function notificationsSince(context: ServiceContext, userId: string, number: number): Promise<News[]> {
  const newer = and(eq(notification.userId, userId), gt(notification.number, number));
  const rows = await selectNotifications(context.tx, newer).orderBy(asc(notification.number));
  return rows.map((row) => ({ event: 'notification', id: row.kept.number, data: toldNotification(row, context) }));
}

const isSame = (one: Standing | undefined, other: Standing) => one?.unread === other.unread && one.last === other.last;

/** Each time it is asked, what came since: the person's numbers are committed in their order, so none is left out. */
export function followNews(after: number | null): (context: ServiceContext) => Promise<News[]> {
  let heard = after;
  let told: Standing | undefined;
  return async (context) => {
    const { userId } = context.actor;
    if (!userId) return [];
    const standing = await standingOf(context.tx, userId);
    heard ??= standing.last;
    const news = standing.last > heard ? await notificationsSince(context, userId, heard) : [];
    heard = Math.max(heard, news.at(-1)?.id ?? heard);
    if (isSame(told, standing)) return news;
    told = standing;
    return [{ event: 'standing', data: standing }, ...news];
  };
}

export const newsEnded = (why: 'session' | 'stopping'): News => ({ event: 'end', data: { why } });
