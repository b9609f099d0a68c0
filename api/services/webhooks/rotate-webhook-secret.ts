import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { ownWebhook } from '#api/services/webhooks/own-webhook.ts';
import { newSecret, sealSecret } from '#api/services/webhooks/webhook-secret.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { type rotateWebhookSecret as endpoint, ROTATION_HOURS } from '#domain/contract/webhooks.ts';

const HOUR_MS = 3_600_000;

/** A new secret; the one before signs too for a day, so that the receiver can change over in its own time. */
export async function rotateWebhookSecret(
  context: ServiceContext,
  id: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, now, audit, actor, requestId } = context;
  const row = await ownWebhook(context, id);
  const secret = newSecret(context);
  const previousUntil = new Date(now.getTime() + ROTATION_HOURS * HOUR_MS);
  const rotated = { sealedSecret: sealSecret(context, secret, row.id), previousSealedSecret: row.sealedSecret };
  await tx
    .update(webhook)
    .set({ ...rotated, previousUntil })
    .where(eq(webhook.id, row.id));
  await audit.record(tx, { actorScope: actor.scope, verb: 'rotate', entity: 'webhook', entityId: row.id, requestId });
  return { secret, previousUntil: previousUntil.toISOString() };
}
