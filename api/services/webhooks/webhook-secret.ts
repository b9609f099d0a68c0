import type { Deps } from '#api/context/deps.ts';
import { createSeal } from '#api/ground/sealed.ts';

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
export function openSecret({ random, settings }: Ports, sealed: string, webhookId: string): string | null {
  try {
    return createSeal(settings.secret, random).open(sealed, webhookId);
  } catch {
    return null;
  }
}
