import type { Deps } from '#api/context/deps.ts';
import type { EventContext, Subscriber } from '#api/context/service-context.ts';
import { outboxEvent } from '#api/database/schema/platform.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import type { DomainEvent } from '#api/events/events.ts';
import { mailPartners } from '#api/services/mail/mail-partners.ts';
import { mailStaff } from '#api/services/mail/mail-staff.ts';
import { keepNotifications } from '#api/services/notifications/keep-notifications.ts';
import { joinOwner } from '#api/services/projects/join-owner.ts';
import { tellWebhooks } from '#api/services/webhooks/tell-webhooks.ts';

export type HandlingContext = Omit<EventContext, 'tx'> & Pick<Deps, 'database'>;

/** Tells an event to its subscribers, once: what they write is committed together with the note that they were told. */
export async function handleEvent(
  context: HandlingContext,
  eventId: string,
  told: readonly Subscriber[] = subscribers,
): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const untold = and(eq(outboxEvent.id, eventId), isNull(outboxEvent.dispatchedAt));
    const [event] = await tx.select().from(outboxEvent).where(untold).for('update');
    if (!event) return;
    for (const tell of told) await tell({ ...context, tx }, event as unknown as DomainEvent);
    await tx.update(outboxEvent).set({ dispatchedAt: context.clock.now() }).where(eq(outboxEvent.id, eventId));
  });
}

/** Who is told of every event, in this order. */
const subscribers: readonly Subscriber[] = [joinOwner, mailPartners, tellWebhooks, mailStaff, keepNotifications];
