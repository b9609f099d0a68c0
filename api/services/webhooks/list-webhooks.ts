import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { ownCompany } from '#api/services/partners/own-company.ts';
import { webhookReply } from '#api/services/webhooks/webhook-reply.ts';
import type { Webhook } from '#domain/contract/webhooks.ts';

export async function listWebhooks(context: ServiceContext): Promise<Webhook[]> {
  const partnerId = await ownCompany(context);
  const own = eq(webhook.partnerId, partnerId);
  const rows = await context.tx.select().from(webhook).where(own).orderBy(asc(webhook.createdAt), asc(webhook.id));
  return rows.map(webhookReply);
}
