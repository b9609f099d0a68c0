import { listRoute, liveRoute, type Route, writeRoute } from '#api/http/route.ts';
import { followNews, newsEnded, readStanding } from '#api/services/notifications/follow-news.ts';
import { listNotifications } from '#api/services/notifications/list-notifications.ts';
import {
  markAllNotifications,
  markNotification,
  unmarkNotifications,
} from '#api/services/notifications/mark-notifications.ts';
import * as endpoints from '#domain/contract/notifications.ts';

export const notificationRoutes: Route[] = [
  liveRoute(endpoints.followNews, { read: readStanding, follow: followNews, ended: newsEnded }),
  listRoute(endpoints.listNotifications, (context, { query }) => listNotifications(context, query)),
  writeRoute(endpoints.markNotification, (context, { parameters, body }) =>
    markNotification(context, parameters.notificationId, body),
  ),
  writeRoute(endpoints.markAllNotifications, (context, { body }) => markAllNotifications(context, body)),
  writeRoute(endpoints.unmarkNotifications, (context, { body }) => unmarkNotifications(context, body)),
];
