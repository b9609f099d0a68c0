import { type Mutation, pglite } from '../mutation.ts';

const kept = (name: string) => pglite('api/routes/notifications.db.test.ts', name);
const live = (name: string) => pglite('api/routes/live-events.db.test.ts', name);
const mailed = (name: string) => pglite('api/routes/own-profile.db.test.ts', name);

/** What others do, kept, live and by mail. */
export const notificationMutations: readonly Mutation[] = [
  {
    promise: 19,
    breaks: 'people are notified of their own acts',
    file: 'api/services/notifications/notified-events.ts',
    replace: 'userId !== event.actorId && ',
    by: '',
    test: kept('to nobody who caused it'),
  },
  {
    promise: 19,
    breaks: 'a stream that was cut loses a notification',
    file: 'api/services/notifications/follow-news.ts',
    replace: 'gt(notification.number, number)',
    by: 'gt(notification.number, number + 1)',
    test: live('hears what it missed'),
  },
  {
    promise: 19,
    breaks: 'a stream outlives its session',
    file: 'api/http/session-watch.ts',
    replace: 'if (!living.has(sessionId)) ended();',
    by: 'if (living.size > asked.length) ended();',
    test: live('an ended session closes its stream'),
  },
  {
    promise: 19,
    breaks: 'a server that stops leaves its streams without a word',
    file: 'api/http/live-reply.ts',
    replace: "outlet.end(route.live.ended('stopping'))",
    by: 'outlet.end()',
    test: live('with a word of its own'),
  },
  {
    promise: 19,
    breaks: 'what was read in time is mailed all the same',
    file: 'api/services/notifications/mail-notifications.ts',
    replace: 'and(unreadOf(userId), isNull',
    by: 'and(eq(notification.userId, userId), isNull',
    test: mailed('nothing is mailed that was read in time'),
  },
];
