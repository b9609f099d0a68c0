import type { Deps } from '#api/context/deps.ts';
import type { Subscriber } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { and, eq, inArray, isNull } from '#api/database/sql.ts';
import type { DomainEvent } from '#api/events/events.ts';
import { isOpenLead } from '#api/services/leads/lead-queries.ts';
import { queueDelivery } from '#api/services/webhooks/deliveries.ts';
import type { WebhookEvent } from '#domain/contract/webhooks.ts';

type Context = Pick<Deps, 'clock' | 'ids' | 'jobs'> & { tx: Database };

interface News {
  event: WebhookEvent;
  leadId: string;
  /** Nobody else is told; without it, every company of the lead is. */
  companies?: string[];
}

/** Of one that goes to another company later, that company alone is told. */
function newLead({ leadId, partnerIds }: { leadId: string; partnerIds?: string[] }): News {
  return { event: 'lead.created', leadId, ...(partnerIds && { companies: partnerIds }) };
}

async function newsOf(tx: Database, { name, payload }: DomainEvent): Promise<News | null> {
  switch (name) {
    case 'lead.created':
      return (await isOpenLead(tx, payload.leadId)) ? newLead(payload) : null;
    case 'lead.withdrawn':
      return { event: name, leadId: payload.leadId, companies: payload.partnerIds };
    case 'request.confirmed':
      return (await isOpenLead(tx, payload.leadId)) ? { event: 'lead.confirmed', leadId: payload.leadId } : null;
    default:
      return null;
  }
}

async function webhooksOf(tx: Database, leadId: string, companies?: string[]): Promise<string[]> {
  const ofCompanies = companies && inArray(webhook.partnerId, companies);
  const rows = await tx
    .select({ id: webhook.id })
    .from(webhook)
    .innerJoin(leadPartner, eq(leadPartner.partnerId, webhook.partnerId))
    .where(and(eq(leadPartner.leadId, leadId), isNull(webhook.disabledAt), ofCompanies));
  return rows.map(({ id }) => id);
}

/** To be called before the request is erased; the messages hang on none of its rows. */
export async function tellErasure({ clock, ...context }: Context, leadId: string, companies: string[]): Promise<void> {
  const news = { event: 'lead.withdrawn', leadId: null, erasedLeadId: leadId, createdAt: clock.now() } as const;
  for (const webhookId of await webhooksOf(context.tx, leadId, companies))
    await queueDelivery(context, { ...news, webhookId }, clock.now());
}

/** Queues a message for every webhook of the companies that a lead was handed to. */
export const tellWebhooks: Subscriber = async (context, happened) => {
  const { tx, clock } = context;
  const news = await newsOf(tx, happened);
  if (!news) return;
  const { event, leadId, companies } = news;
  for (const webhookId of await webhooksOf(tx, leadId, companies))
    await queueDelivery(context, { webhookId, event, leadId, createdAt: happened.createdAt }, clock.now());
};
