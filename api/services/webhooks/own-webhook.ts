import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { knownId } from '#api/services/known-id.ts';
import { ownCompany } from '#api/services/partners/own-company.ts';
import { Failure } from '#domain/failure.ts';

/** The webhook, locked, when it belongs to the caller's company; `not-found` for any other. */
export async function ownWebhook(context: ServiceContext, id: string | undefined) {
  const partnerId = await ownCompany(context);
  const own = and(eq(webhook.id, knownId(id)), eq(webhook.partnerId, partnerId));
  const [row] = await context.tx.select().from(webhook).where(own).for('update');
  if (!row) throw new Failure('not-found');
  return row;
}

/** The same for a delivery of such a webhook. */
export async function ownDelivery(context: ServiceContext, id: string | undefined) {
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
