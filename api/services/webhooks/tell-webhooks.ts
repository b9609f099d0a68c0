import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import type { Deps } from '#api/deps.ts';
import type { DomainEvent } from '#api/events/events.ts';
import type { Subscriber } from '#api/events/subscribers.ts';
import { openLeadsOf } from '#api/services/leads/open-leads-of.ts';
import { queueDelivery } from '#api/services/webhooks/queue-delivery.ts';
import type { WebhookEvent } from '#domain/contract/webhooks.ts';

type Context = Pick<Deps, 'clock' | 'ids' | 'jobs'> & { tx: Database };

interface News {
  event: WebhookEvent;
  leadIds: string[];
}

async function newsOf(tx: Database, { name, payload }: DomainEvent): Promise<News | null> {
  if (name === 'lead.created' || name === 'lead.withdrawn') return { event: name, leadIds: [payload.leadId] };
  if (name !== 'address.confirmed') return null;
  return { event: 'lead.confirmed', leadIds: await openLeadsOf(tx, payload.contactAddressId) };
}

async function webhooksOf(tx: Database, leadId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: webhook.id })
    .from(webhook)
    .innerJoin(leadPartner, eq(leadPartner.partnerId, webhook.partnerId))
    .where(and(eq(leadPartner.leadId, leadId), isNull(webhook.disabledAt)));
  return rows.map(({ id }) => id);
}

/** To be called before the request is erased; the messages hang on none of its rows. */
export async function tellErasure({ clock, ...context }: Context, leadId: string): Promise<void> {
  const news = { event: 'lead.withdrawn', leadId: null, erasedLeadId: leadId, createdAt: clock.now() } as const;
  for (const webhookId of await webhooksOf(context.tx, leadId))
    await queueDelivery(context, { ...news, webhookId }, clock.now());
}

/** Queues a message for every webhook of the companies that a lead was handed to. */
export const tellWebhooks: Subscriber = async (context, happened) => {
  const { tx, clock } = context;
  const news = await newsOf(tx, happened);
  for (const leadId of news?.leadIds ?? []) {
    for (const webhookId of await webhooksOf(tx, leadId)) {
      const { event } = news as News;
      await queueDelivery(context, { webhookId, event, leadId, createdAt: happened.createdAt }, clock.now());
    }
  }
};
