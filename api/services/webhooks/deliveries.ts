import type { Deps } from '#api/context/deps.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { and, desc, eq } from '#api/database/sql.ts';
import { knownId } from '#api/services/known-id.ts';
import { ownCompany } from '#api/services/partners/partners.ts';
import { ownWebhook } from '#api/services/webhooks/webhooks.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { Delivery, listDeliveries as endpoint, WebhookEvent } from '#domain/contract/webhooks.ts';
import { Failure } from '#domain/failure.ts';

/** A page of the webhook's log, newest first. */
export async function listDeliveries(
  context: ServiceContext,
  of: string | undefined,
  { cursor, limit, status, event }: QueryOf<typeof endpoint>,
): Promise<Page<Delivery>> {
  const own = await ownWebhook(context, of);
  const size = rowsOf(limit);
  const { createdAt, id, webhookId } = webhookDelivery;
  const isWanted = and(
    status && eq(webhookDelivery.status, status),
    event && eq(webhookDelivery.event, event),
    isBehind(cursor, createdAt, id),
  );
  const rows = await context.tx
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookId, own.id), isWanted))
    .orderBy(desc(createdAt), desc(id))
    .limit(size + 1);
  return pageOf(rows, (row) => row, deliveryReply, size);
}

/** Sends a message again, delivered or not, under its own id; an attempt that still waits for its time is overtaken. */
export async function replayDelivery(context: ServiceContext, id: string | undefined): Promise<Delivery> {
  const { tx, now, limiter, audit, actor, requestId } = context;
  const { id: deliveryId, partnerId } = await ownDelivery(context, id);
  await limiter.durable(tx, 'webhookPerPartner', partnerId);
  const entry = {
    actorScope: actor.scope,
    verb: 'replay',
    entity: 'webhook_delivery',
    entityId: deliveryId,
    requestId,
  };
  await audit.record(tx, entry);
  return deliveryReply(await scheduleAttempt(context, deliveryId, now, { attempts: 0 }));
}

/** Queues one `webhook.test`; how it went is in the delivery log. */
export async function testWebhook(context: ServiceContext, id: string | undefined): Promise<Delivery> {
  const { tx, now, limiter } = context;
  const { id: webhookId, partnerId } = await ownWebhook(context, id);
  await limiter.durable(tx, 'webhookPerPartner', partnerId);
  const news = { webhookId, event: 'webhook.test' as const, leadId: null, createdAt: now };
  return deliveryReply(await queueDelivery(context, news, now));
}

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

/** The delivery, locked, when its webhook belongs to the caller's company; `not-found` for any other. */
async function ownDelivery(context: ServiceContext, id: string | undefined) {
  const partnerId = await ownCompany(context);
  const [row] = await context.tx
    .select({ delivery: webhookDelivery })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(and(eq(webhookDelivery.id, knownId(id)), eq(webhook.partnerId, partnerId)))
    .for('update', { of: webhookDelivery });
  if (!row) throw new Failure('not-found');
  return { ...row.delivery, partnerId };
}

const time = (moment: Date | null) => moment?.toISOString() ?? null;

function deliveryReply(row: typeof webhookDelivery.$inferSelect): Delivery {
  const { id, event, leadId, status, attempts, lastStatus, lastProblem } = row;
  return {
    id,
    event,
    leadId,
    status,
    attempts,
    lastStatus,
    lastProblem,
    createdAt: row.createdAt.toISOString(),
    nextAttemptAt: time(row.nextAttemptAt),
    finishedAt: time(row.finishedAt),
  };
}
