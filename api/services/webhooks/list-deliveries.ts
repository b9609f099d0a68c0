import { and, desc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { webhookDelivery } from '#api/database/schema/webhooks.ts';
import { ownWebhook } from '#api/services/webhooks/own-webhook.ts';
import { deliveryReply } from '#api/services/webhooks/webhook-reply.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { DELIVERIES_PER_PAGE, type listDeliveries as endpoint } from '#domain/contract/webhooks.ts';

const { id, createdAt, webhookId } = webhookDelivery;

/** The rows behind the cursor's in the order of the list; a cursor of another webhook has none. */
const olderThan = (cursor: string) =>
  sql`(${createdAt}, ${id}) < (select it.created_at, it.id from ${webhookDelivery} it where it.id = ${cursor})`;

/** A page of the webhook's log, newest first. */
export async function listDeliveries(
  context: ServiceContext,
  of: string | undefined,
  { cursor }: { cursor?: string | undefined },
): Promise<ReplyOf<typeof endpoint>> {
  const own = await ownWebhook(context, of);
  const rows = await context.tx
    .select()
    .from(webhookDelivery)
    .where(and(eq(webhookId, own.id), cursor ? olderThan(cursor) : undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(DELIVERIES_PER_PAGE + 1);
  const page = rows.slice(0, DELIVERIES_PER_PAGE);
  const more = rows.length > page.length;
  return { deliveries: page.map(deliveryReply), nextCursor: more ? (page.at(-1)?.id ?? null) : null };
}
