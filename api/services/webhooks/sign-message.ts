import { Webhook } from 'standardwebhooks';
import type { Deps } from '#api/context/deps.ts';
import type { webhook } from '#api/database/schema/webhooks.ts';
import { openSecret } from '#api/services/webhooks/webhook-secret.ts';
import type { WebhookRequest } from '#api/webhooks/webhook-port.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

type WebhookRow = typeof webhook.$inferSelect;

/** The secrets that sign at this moment: the newest, and for a day after a rotation the one before. */
function secretsOf(context: Pick<Deps, 'random' | 'settings'>, row: WebhookRow, now: Date): string[] {
  const { id, sealedSecret, previousSealedSecret, previousUntil } = row;
  const previous = previousSealedSecret && previousUntil && previousUntil > now ? [previousSealedSecret] : [];
  return [sealedSecret, ...previous].flatMap((sealed) => openSecret(context, sealed, id) ?? []);
}

/** The request of one attempt, signed as Standard Webhooks says, with the time of this attempt. Throws when no secret can be read. */
export function signMessage(
  context: Pick<Deps, 'random' | 'settings' | 'clock'>,
  row: WebhookRow,
  deliveryId: string,
  body: string,
): WebhookRequest {
  const now = context.clock.now();
  const secrets = secretsOf(context, row, now);
  if (secrets.length === 0) throw new Error('no secret of this webhook can be read');
  const signatures = secrets.map((it) => new Webhook(it).sign(deliveryId, now, body));
  const headers = {
    'content-type': 'application/json',
    'user-agent': `${PRODUCT_NAME}-Webhooks/1`,
    'webhook-id': deliveryId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
  return { headers, body };
}
