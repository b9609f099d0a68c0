import type { Deps } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { and, eq } from '#api/database/sql.ts';
import type { JobData } from '#api/jobs/jobs.ts';
import { concludeAttempt } from '#api/services/webhooks/conclude-attempt.ts';
import { signMessage } from '#api/services/webhooks/sign-message.ts';
import { writeMessage } from '#api/services/webhooks/write-message.ts';
import type { WebhookRequest } from '#api/webhooks/webhook-port.ts';
import type { DeliveryProblem } from '#domain/contract/webhooks.ts';

export type WebhookContext = Pick<Deps, 'database' | 'clock' | 'jobs' | 'random' | 'settings' | 'webhooks'>;
type Due = JobData['send-webhook'];

interface Begun {
  url: string;
  request: WebhookRequest;
}

/** Locks webhook and delivery, in this order; null when it is done, or another job makes its next attempt. */
async function takeDelivery(tx: Database, { deliveryId, dueAt }: Due) {
  const mine = and(
    eq(webhookDelivery.id, deliveryId),
    eq(webhookDelivery.status, 'waiting'),
    eq(webhookDelivery.nextAttemptAt, new Date(dueAt)),
  );
  const [row] = await tx
    .select({ receiver: webhook, delivery: webhookDelivery })
    .from(webhook)
    .innerJoin(webhookDelivery, eq(webhookDelivery.webhookId, webhook.id))
    .where(mine)
    .for('update');
  return row ?? null;
}

async function begin(context: WebhookContext, due: Due): Promise<Begun | null> {
  return context.database.db.transaction(async (tx) => {
    const taken = await takeDelivery(tx, due);
    if (!taken) return null;
    const { delivery, receiver } = taken;
    const change = (values: Partial<typeof delivery>) =>
      tx.update(webhookDelivery).set(values).where(eq(webhookDelivery.id, delivery.id));
    const drop = async (lastProblem: DeliveryProblem) => {
      const finishedAt = context.clock.now();
      const ended = { status: 'failed', nextAttemptAt: null, finishedAt, erasedLeadId: null } as const;
      await change({ ...ended, lastStatus: null, lastProblem });
      return null;
    };
    if (receiver.disabledAt) return drop('disabled');
    const message = await writeMessage(
      tx,
      { settings: context.settings, now: context.clock.now() },
      receiver,
      delivery,
    );
    if (!message) return drop('withdrawn');
    await change({ attempts: delivery.attempts + 1 });
    return { url: receiver.url, request: signMessage(context, receiver, delivery.id, JSON.stringify(message)) };
  });
}

/**
 * Makes one attempt of a delivery. It is counted before the receiver is called: a crash in between makes the same
 * attempt again, under the same `webhook-id`.
 */
export async function sendWebhook(context: WebhookContext, due: Due): Promise<void> {
  const begun = await begin(context, due);
  if (!begun) return;
  const attempt = await context.webhooks.post(begun.url, begun.request);
  await context.database.db.transaction(async (tx) => {
    const taken = await takeDelivery(tx, due);
    if (taken) await concludeAttempt({ ...context, tx }, taken, attempt);
  });
}
