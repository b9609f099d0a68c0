import { Webhook } from 'standardwebhooks';
import type { Deps } from '#api/context/deps.ts';
import type { webhook } from '#api/database/schema/webhooks.ts';
import { createSeal } from '#api/ground/sealed.ts';
import type { WebhookRequest } from '#api/webhooks/webhook-port.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

type Ports = Pick<Deps, 'random' | 'settings'>;

const SECRET_BYTES = 32;

/** A new secret in the form that Standard Webhooks libraries take. */
export function newSecret({ random }: Ports): string {
  return `whsec_${random.bytes(SECRET_BYTES).toString('base64')}`;
}

/** As the row of this webhook keeps it. */
export function sealSecret({ random, settings }: Ports, secret: string, webhookId: string): string {
  return createSeal(settings.secret, random).close(secret, webhookId);
}

/** Null when the row was changed, or sealed under an earlier SESSION_SECRET: rotating the secret mends it. */
function openSecret({ random, settings }: Ports, sealed: string, webhookId: string): string | null {
  try {
    return createSeal(settings.secret, random).open(sealed, webhookId);
  } catch {
    return null;
  }
}

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
