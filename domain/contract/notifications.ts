import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { notificationSchema } from '#domain/notifications/notification.ts';

export const listNotifications = defineList({
  name: 'listNotifications',
  summary: 'What others did in the own requests and projects',
  path: '/api/notifications',
  entry: notificationSchema,
  failures: [],
});

/** How many are still unread. */
const unread = z.int();

/** How many notifications are unread, and the number of the newest there ever was. */
const standingSchema = z.strictObject({ unread, last: z.int() });
export type Standing = z.infer<typeof standingSchema>;

/** `standing` comes first, and whenever it has changed. */
export const liveEventSchemas = {
  notification: notificationSchema,
  standing: standingSchema,
  /** The session is over, or the server stops: then another one may answer. */
  end: z.strictObject({ why: z.enum(['session', 'stopping']) }),
} as const;

/** With `Last-Event-ID`, the number of the last notification that was heard, all that came since comes first. */
export const followNews = defineEndpoint({
  name: 'followNews',
  summary: 'What is new for the own account, as it happens; as JSON, how it stands',
  method: 'GET',
  path: '/api/events',
  body: null,
  /** As `Last-Event-ID`, for browsers, which send that only when they reconnect by themselves. */
  query: z.strictObject({ after: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  reply: standingSchema,
  events: liveEventSchemas,
  status: 200,
  idempotency: 'exempt',
  failures: [],
});
const marking = { method: 'POST', status: 200, idempotency: 'optional', failures: [] } as const;

/** A repeat changes nothing. */
export const markNotification = defineEndpoint({
  ...marking,
  name: 'markNotification',
  summary: 'Mark one notification as read or unread',
  method: 'PATCH',
  path: '/api/notifications/{notificationId}',
  parameters: { notificationId: idSchema },
  body: z.strictObject({ isRead: z.boolean() }),
  reply: z.strictObject({ unread }),
  failures: ['not-found'],
});

/** Up to the newest that the page shows; what came since stays unread. */
export const markAllNotifications = defineEndpoint({
  ...marking,
  name: 'markAllNotifications',
  summary: 'Mark all notifications as read',
  path: '/api/notifications/read',
  body: z.strictObject({ upTo: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) }),
  reply: z.strictObject({ readAt: z.string(), unread }),
});

/** Undoes the marking of all: those that were marked at that moment. */
export const unmarkNotifications = defineEndpoint({
  ...marking,
  name: 'unmarkNotifications',
  summary: 'Take back that all notifications were read',
  path: '/api/notifications/unread',
  body: z.strictObject({ readAt: z.iso.datetime() }),
  reply: z.strictObject({ unread }),
});
