import type { ServiceContext } from '#api/context/service-context.ts';
import { site, siteKey } from '#api/database/schema/partners.ts';

type Context = Pick<ServiceContext, 'tx' | 'ids' | 'clock' | 'random'>;

const KEY_BYTES = 12;

/** One more key for a site: nobody guesses it, but it stands in pages and is no secret. */
export async function makeKey({ tx, ids, clock, random }: Context, siteId: string): Promise<string> {
  const publicKey = `site_${random.bytes(KEY_BYTES).toString('base64url')}`;
  await tx.insert(siteKey).values({ id: ids.next(), siteId, publicKey, createdAt: clock.now() });
  return publicKey;
}

interface NewSite {
  name: string;
  partnerId: string;
  allowedOrigins: readonly string[];
}

/** A site of a company with its first key. */
export async function makeSite(context: Context, { allowedOrigins, ...wanted }: NewSite) {
  const id = context.ids.next();
  const origins = [...new Set(allowedOrigins)];
  await context.tx.insert(site).values({ ...wanted, id, allowedOrigins: origins, createdAt: context.clock.now() });
  return { id, publicKey: await makeKey(context, id) };
}
