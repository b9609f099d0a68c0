import type { ServiceContext } from '#api/context/service-context.ts';
import { ownDelivery } from '#api/services/webhooks/own-webhook.ts';
import { scheduleAttempt } from '#api/services/webhooks/queue-delivery.ts';
import { deliveryReply } from '#api/services/webhooks/webhook-reply.ts';
import type { Delivery } from '#domain/contract/webhooks.ts';

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
