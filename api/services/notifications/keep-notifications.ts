import type { EventContext, Subscriber } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { and, eq, sql } from '#api/database/sql.ts';
import { tellLive } from '#api/events/live.ts';
import { planMail } from '#api/services/notifications/mail-notifications.ts';
import { type Noticed, noticesOf } from '#api/services/notifications/notified-events.ts';

/** Until the transaction ends nobody else writes for this person: their numbers follow one another as they are committed. Undefined once the account is gone. */
async function nextNumber({ tx }: EventContext, userId: string): Promise<number | undefined> {
  const counted = { notifications: sql`${user.notifications} + 1` };
  const [row] = await tx.update(user).set(counted).where(eq(user.id, userId)).returning({ number: user.notifications });
  return row?.number;
}

/** Keeps for one person what they are told, once under this id. */
export async function keepOne(context: EventContext, eventId: string, { userId, ...noticed }: Noticed): Promise<void> {
  const { tx, ids, clock } = context;
  const number = await nextNumber(context, userId);
  const kept = and(eq(notification.eventId, eventId), eq(notification.userId, userId));
  const [before] = await tx.select({ id: notification.id }).from(notification).where(kept);
  if (before || number === undefined) return;
  const row = { ...noticed, id: ids.next(), userId, eventId, number, createdAt: clock.now() };
  await tx.insert(notification).values(row);
  await tellLive(tx, userId);
  await planMail(context, userId, row.kind);
}

/** Keeps what an event means to each person it concerns, once. */
export const keepNotifications: Subscriber = async (context, event) => {
  for (const noticed of await noticesOf(context.tx, event)) await keepOne(context, event.id, noticed);
};
