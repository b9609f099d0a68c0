import { eq } from 'drizzle-orm';
import type { Deps } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import type { WebhookEvent } from '#domain/contract/webhooks.ts';

type DeliveryRow = typeof webhookDelivery.$inferSelect;
type Context = Pick<Deps, 'ids' | 'jobs'> & { tx: Database };

interface News {
  webhookId: string;
  event: WebhookEvent;
  leadId: string | null;
  erasedLeadId?: string;
  createdAt: Date;
}

/** Lets the next attempt be made at this time, and only then: a job that waits for another time finds itself overtaken. */
export async function scheduleAttempt(
  { jobs, tx }: Pick<Context, 'jobs' | 'tx'>,
  deliveryId: string,
  dueAt: Date,
  changes: Partial<DeliveryRow> = {},
): Promise<DeliveryRow> {
  const [row] = await tx
    .update(webhookDelivery)
    .set({ ...changes, status: 'waiting', nextAttemptAt: dueAt, finishedAt: null })
    .where(eq(webhookDelivery.id, deliveryId))
    .returning();
  if (!row) throw new Error('the delivery is gone');
  const [receiver] = await tx.select().from(webhook).where(eq(webhook.id, row.webhookId));
  if (!receiver) throw new Error('the webhook is gone');
  const due = { deliveryId, dueAt: dueAt.toISOString(), group: receiver.partnerId };
  await jobs.send(tx, 'send-webhook', due, dueAt);
  return row;
}

/** Writes the delivery and queues its first attempt, in the transaction of what it tells. */
export async function queueDelivery(context: Context, news: News, now: Date): Promise<DeliveryRow> {
  const id = context.ids.next();
  await context.tx.insert(webhookDelivery).values({ ...news, id, status: 'waiting' });
  return scheduleAttempt(context, id, now);
}
