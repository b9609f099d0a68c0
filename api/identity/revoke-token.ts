import * as z from 'zod/mini';
import { discoveryAddress, type ProviderSettings } from '#api/identity/identity-port.ts';

const PATIENCE_MS = 10_000;
const discoverySchema = z.object({ issuer: z.string(), revocation_endpoint: z.url() });

/** Takes a token back where it came from. RFC 7009. Throws what is worth another try. */
export async function revokeToken(settings: ProviderSettings, token: string): Promise<void> {
  const { issuer, clientId, clientSecret } = settings;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const found = await fetch(discoveryAddress(issuer), { signal, redirect: 'error' });
  const discovered = discoverySchema.parse(await found.json());
  if (discovered.issuer !== issuer) throw new Error('the provider is not itself');
  const body = new URLSearchParams({ token, token_type_hint: 'refresh_token' });
  body.set('client_id', clientId);
  body.set('client_secret', clientSecret);
  const reply = await fetch(discovered.revocation_endpoint, { method: 'POST', body, signal, redirect: 'error' });
  if (!reply.ok) throw new Error(`the provider answers ${reply.status}`);
}
