import type { Deps } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { eq } from '#api/database/sql.ts';
import { scheduleAttempt } from '#api/services/webhooks/deliveries.ts';
import type { Attempt } from '#api/webhooks/webhook-port.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after each failed attempt the next one is made. Source: Standard Webhooks, deliverability. */
const retryDelaysMs: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** A receiver that took nothing for so long is switched off. */
const FAILING_MS = 5 * 24 * HOUR_MS;

type Context = Pick<Deps, 'clock' | 'jobs'> & { tx: Database };
type WebhookRow = typeof webhook.$inferSelect;
type DeliveryRow = typeof webhookDelivery.$inferSelect;

interface Made {
  delivery: DeliveryRow;
  receiver: WebhookRow;
}

const GONE = 410;
const gotThrough = ({ status, problem }: Attempt) =>
  problem === null && status !== null && status >= 200 && status < 300;

/** A test is tried once: somebody sits in front of it. */
function retryDelay({ event, attempts }: DeliveryRow): number | undefined {
  return event === 'webhook.test' ? undefined : retryDelaysMs[attempts - 1];
}

function disabledFor({ failingSince }: WebhookRow, { status }: Attempt, now: Date): WebhookRow['disabledFor'] {
  if (status === GONE) return 'gone';
  return failingSince && now.getTime() - failingSince.getTime() >= FAILING_MS ? 'failing' : null;
}

async function giveUp({ tx, clock }: Context, { delivery, receiver }: Made, attempt: Attempt): Promise<void> {
  const now = clock.now();
  const finished = { status: 'failed' as const, nextAttemptAt: null, finishedAt: now, erasedLeadId: null };
  const last = { lastStatus: attempt.status, lastProblem: attempt.problem };
  await tx
    .update(webhookDelivery)
    .set({ ...finished, ...last })
    .where(eq(webhookDelivery.id, delivery.id));
  const reason = disabledFor(receiver, attempt, now);
  if (!reason) return;
  await tx.update(webhook).set({ disabledAt: now, disabledFor: reason }).where(eq(webhook.id, receiver.id));
}

async function succeed({ tx, clock }: Context, { delivery, receiver }: Made, { status }: Attempt): Promise<void> {
  const finished = { status: 'delivered' as const, nextAttemptAt: null, finishedAt: clock.now(), erasedLeadId: null };
  const clean = { lastStatus: status, lastProblem: null };
  await tx
    .update(webhookDelivery)
    .set({ ...finished, ...clean })
    .where(eq(webhookDelivery.id, delivery.id));
  if (receiver.failingSince) await tx.update(webhook).set({ failingSince: null }).where(eq(webhook.id, receiver.id));
}

/** Notes what an attempt came to: delivered, tried again later, or given up; and switches off a receiver that is gone or only fails. */
export async function concludeAttempt(context: Context, made: Made, attempt: Attempt): Promise<void> {
  if (gotThrough(attempt)) return succeed(context, made, attempt);
  const { delivery, receiver } = made;
  const now = context.clock.now();
  if (!receiver.failingSince)
    await context.tx.update(webhook).set({ failingSince: now }).where(eq(webhook.id, receiver.id));
  const delay = attempt.status === GONE ? undefined : retryDelay(delivery);
  if (delay === undefined) return giveUp(context, made, attempt);
  const last = { lastStatus: attempt.status, lastProblem: attempt.problem };
  await scheduleAttempt(context, delivery.id, new Date(now.getTime() + delay), last);
}
