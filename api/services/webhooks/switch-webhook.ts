import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { ownWebhook } from '#api/services/webhooks/own-webhook.ts';
import { webhookReply } from '#api/services/webhooks/webhook-reply.ts';
import type { Webhook } from '#domain/contract/webhooks.ts';

/** Off by hand, or on again. What went by meanwhile is not told afterwards; failed deliveries can be replayed. */
export async function switchWebhook(
  context: ServiceContext,
  id: string | undefined,
  { enabled }: { enabled: boolean },
): Promise<Webhook> {
  const { tx, now, audit, actor, requestId } = context;
  const before = await ownWebhook(context, id);
  if (enabled === (before.disabledAt === null)) return webhookReply(before);
  const off = { disabledAt: now, disabledFor: 'by-hand' as const };
  const on = { disabledAt: null, disabledFor: null, failingSince: null };
  const [row = before] = await tx
    .update(webhook)
    .set(enabled ? on : off)
    .where(eq(webhook.id, before.id))
    .returning();
  const verb = enabled ? 'enable' : 'disable';
  await audit.record(tx, { actorScope: actor.scope, verb, entity: 'webhook', entityId: row.id, requestId });
  return webhookReply(row);
}
