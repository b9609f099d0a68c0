import type { ServiceContext } from '#api/context/service-context.ts';
import { ownWebhook } from '#api/services/webhooks/own-webhook.ts';
import { queueDelivery } from '#api/services/webhooks/queue-delivery.ts';
import { deliveryReply } from '#api/services/webhooks/webhook-reply.ts';
import type { Delivery } from '#domain/contract/webhooks.ts';

/** Queues one `webhook.test`; how it went is in the delivery log. */
export async function testWebhook(context: ServiceContext, id: string | undefined): Promise<Delivery> {
  const { tx, now, limiter } = context;
  const { id: webhookId, partnerId } = await ownWebhook(context, id);
  await limiter.durable(tx, 'webhookPerPartner', partnerId);
  const news = { webhookId, event: 'webhook.test' as const, leadId: null, createdAt: now };
  return deliveryReply(await queueDelivery(context, news, now));
}
