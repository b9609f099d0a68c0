import { and, eq, isNull } from 'drizzle-orm';
import { outboxEvent } from '#api/database/schema/platform.ts';
import type { Deps } from '#api/deps.ts';
import type { DomainEvent } from '#api/events/events.ts';
import { type EventContext, type Subscriber, subscribers } from '#api/events/subscribers.ts';

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
