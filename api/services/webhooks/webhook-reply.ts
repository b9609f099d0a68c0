import type { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import type { Delivery, Webhook } from '#domain/contract/webhooks.ts';

const time = (moment: Date | null) => moment?.toISOString() ?? null;

export function webhookReply({ id, url, createdAt, disabledAt, disabledFor }: typeof webhook.$inferSelect): Webhook {
  return { id, url, createdAt: createdAt.toISOString(), disabledAt: time(disabledAt), disabledFor };
}

export function deliveryReply(row: typeof webhookDelivery.$inferSelect): Delivery {
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
