import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { ownWebhook } from '#api/services/webhooks/own-webhook.ts';

export async function deleteWebhook(context: ServiceContext, id: string | undefined): Promise<{ deleted: true }> {
  const { tx, audit, actor, requestId } = context;
  const row = await ownWebhook(context, id);
  await tx.delete(webhook).where(eq(webhook.id, row.id));
  await audit.record(tx, { actorScope: actor.scope, verb: 'delete', entity: 'webhook', entityId: row.id, requestId });
  return { deleted: true };
}
